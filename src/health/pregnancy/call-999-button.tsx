import { Button } from '@mantine/core'
import { IconPhone } from '@tabler/icons-react'
import * as messages from '#words/health/pregnancy/danger-help'

/** Free from any phone in Kenya. Also the fallback when the campus numbers cannot be loaded. */
export function Call999Button() {
  return (
    <Button component="a" href="tel:999" size="lg" color="coral" leftSection={<IconPhone size={22} aria-hidden />}>
      {messages.call999}
    </Button>
  )
}
