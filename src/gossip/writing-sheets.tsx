import { Button, Text } from '@mantine/core'
import { isHeld, type ContactHint } from '@/gossip/rules/contact-hint'
import * as messages from '#words/gossip/gossip-sheets'
import { heading } from '#words/gossip/guidelines'
import { GuidelineList } from './guidelines'
import { Sheet } from './sheet'
import classes from './sheet.module.css'

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
