// Chunk: earlier-account

import { Button, Text } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import { Callout } from '@/kit/feedback/callout'
import { DialogActions } from '@/kit/form/dialog-actions'
import { ResponsiveDialog } from '@/kit/overlay/responsive-dialog'

type EarlierOfferProps = {
  texts: Readonly<
    Record<'title' | 'takeOver' | 'deleteIt' | 'deleteQuestion' | 'deleteText' | 'keepIt' | 'deleteForGood', string>
  >
  busy: boolean
  onTakeOver: () => void
  /** Called once the person has confirmed the deletion. */
  onDelete: () => void
  children: ReactNode
}

/** Offers what an earlier account has left on this phone: to take it over, or to delete it after a question. */
export function EarlierOffer({ texts, busy, onTakeOver, onDelete, children }: EarlierOfferProps) {
  const [isDeleting, setDeleting] = useState(false)
  const confirm = () => {
    setDeleting(false)
    onDelete()
  }
  return (
    <>
      <Callout
        tone="info"
        title={texts.title}
        actions={
          <>
            <Button loading={busy} onClick={onTakeOver}>
              {texts.takeOver}
            </Button>
            <Button variant="default" disabled={busy} onClick={() => setDeleting(true)}>
              {texts.deleteIt}
            </Button>
          </>
        }
      >
        {children}
      </Callout>
      <ResponsiveDialog
        opened={isDeleting}
        title={texts.deleteQuestion}
        onClose={() => setDeleting(false)}
        actions={
          <DialogActions
            cancelLabel={texts.keepIt}
            confirmLabel={texts.deleteForGood}
            color="coral"
            onCancel={() => setDeleting(false)}
            onConfirm={confirm}
          />
        }
      >
        <Text>{texts.deleteText}</Text>
      </ResponsiveDialog>
    </>
  )
}
