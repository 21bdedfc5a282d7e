// Chunk: gossip-sheets

import { Button, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { isHeld, type ContactHint } from '@/gossip/rules/contact-hint'
import * as messages from '#words/gossip/gossip-sheets'
import { heading } from '#words/gossip/guidelines'
import { DialogFrame } from '@/kit/overlay/dialog-frame'
import { GuidelineList } from './guidelines'
import classes from './sheet.module.css'

/** A dialog at the bottom of the screen. Mounted only while open. */
export function Sheet({ title, onClose, children }: { title: string; onClose: () => void; children: ReactNode }) {
  return (
    <DialogFrame
      title={title}
      position="bottom"
      lockScroll={false}
      transitionProps={{ transition: 'slide-up', duration: 160 }}
      onClose={onClose}
    >
      {children}
    </DialogFrame>
  )
}

/** The guidelines. With `onAccept`, the user must agree to them before the first post. */
export function GuidelinesSheet({ onAccept, onClose }: { onAccept?: () => void; onClose: () => void }) {
  return (
    <Sheet title={heading} onClose={onClose}>
      {onAccept && <Text mb="md">{messages.beforeFirstPost}</Text>}
      <GuidelineList />
      <div className={classes.buttons}>
        {onAccept ? (
          <>
            <Button variant="default" onClick={onClose}>
              {messages.notNow}
            </Button>
            <Button onClick={onAccept}>{messages.agree}</Button>
          </>
        ) : (
          <Button variant="light" onClick={onClose}>
            {messages.gotIt}
          </Button>
        )}
      </div>
    </Sheet>
  )
}

/** Asks for confirmation before a post that may contain contact details. */
export function ContactSheet({
  hint,
  onPost,
  onClose,
}: {
  hint: ContactHint
  onPost: () => void
  onClose: () => void
}) {
  return (
    <Sheet title={messages.reallyForEverybody} onClose={onClose}>
      <Text>{messages.seemsToHold({ kind: hint.kind })}</Text>
      <span className={classes.found}>{hint.found}</span>
      <Text>{messages.everybodyReads}</Text>
      {isHeld(hint) && <Text>{messages.heldIfPosted}</Text>}
      <div className={classes.buttons}>
        <Button onClick={onClose}>{messages.edit}</Button>
        <Button variant="default" onClick={onPost}>
          {messages.postAnyway}
        </Button>
      </div>
    </Sheet>
  )
}
