import { Button, Text } from '@mantine/core'
import type { ContactHint } from '@/domain/gossip/contact-hint'
import { GuidelineList } from './guidelines'
import { Sheet } from './sheet'
import classes from './sheet.module.css'

/** The guidelines. With `onAccept`, the user must agree to them before the first post. */
export function GuidelinesSheet({ onAccept, onClose }: { onAccept?: () => void; onClose: () => void }) {
  return (
    <Sheet title="Community guidelines" onClose={onClose}>
      {onAccept && <Text mb="md">Before your first post, please read how we keep this place good for everybody.</Text>}
      <GuidelineList />
      <div className={classes.buttons}>
        {onAccept ? (
          <>
            <Button variant="default" onClick={onClose}>
              Not now
            </Button>
            <Button onClick={onAccept}>I agree</Button>
          </>
        ) : (
          <Button variant="light" onClick={onClose}>
            Got it
          </Button>
        )}
      </div>
    </Sheet>
  )
}

const kinds = {
  phone: 'a phone number',
  email: 'an e-mail address',
  handle: 'a social media account',
} as const satisfies Record<ContactHint['kind'], string>

/** Asks for confirmation before a post that may contain contact details. */
export function ContactSheet({ hint, onPost, onClose }: { hint: ContactHint; onPost: () => void; onClose: () => void }) {
  return (
    <Sheet title="Is that really for everybody?" onClose={onClose}>
      <Text>Your post seems to hold {kinds[hint.kind]}:</Text>
      <span className={classes.found}>{hint.found}</span>
      <Text>
        Everybody on campus can read it, and anybody can copy it. If it is somebody else’s, please leave it out. If it is yours, people will know
        who wrote this.
      </Text>
      <div className={classes.buttons}>
        <Button onClick={onClose}>Edit</Button>
        <Button variant="default" onClick={onPost}>
          Post anyway
        </Button>
      </div>
    </Sheet>
  )
}
