import { Button, Container, Text, Title } from '@mantine/core'
import { tryAgain } from '#words/kit/error-screen'
import { onlineOnly } from '#words/kit/unavailable-screen'
import { reloadPage } from '../platform/reload-page'

/** Shown in place of a screen that is not cached on the phone and cannot be loaded. */
export function UnavailableScreen({ title }: { title: string }) {
  return (
    <Container py="xl" ta="center">
      <Title order={1}>{title}</Title>
      <Text mt="xs" mb="lg" c="var(--ink-soft)">
        {onlineOnly}
      </Text>
      <Button onClick={reloadPage}>{tryAgain}</Button>
    </Container>
  )
}
