import { Button } from '@mantine/core'
import { Notice } from '@/ui/notice'

export function UpdateNotice({ onUpdate, onLater }: { onUpdate: () => void; onLater: () => void }) {
  return (
    <Notice
      title="A new version is ready"
      actions={
        <>
          <Button onClick={onUpdate}>Update now</Button>
          <Button variant="default" onClick={onLater}>
            Later
          </Button>
        </>
      }
    >
      It is on your phone already and opens at once. Your cart and everything you saved stay.
    </Notice>
  )
}
