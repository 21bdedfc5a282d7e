import { Button, Text } from '@mantine/core'
import type { Identity } from '@/data/outbox/operation'
import { excerptOf } from '@/domain/gossip'
import { showToast } from '@/ui/toast'
import { showPost, unmute } from './commands'
import type { AwayEntry } from './feed'
import { useAway } from './queries'
import { Sheet } from './sheet'
import classes from './sheet.module.css'

/** What this person keeps out of sight, and the way back for each. */
export function AwaySheet({ identity, onClose }: { identity: Identity; onClose: () => void }) {
  const entries = useAway(identity)
  return (
    <Sheet title="Hidden and muted" onClose={onClose}>
      <Text size="sm" c="var(--ink-soft)" mb="sm">
        An author is named here by the post you muted them with. Nobody can see who it is. Their posts come back when the phone has been online.
      </Text>
      {entries?.length === 0 && <Text>Nothing is hidden any more.</Text>}
      <ul className={classes.choices} aria-label="Hidden and muted">
        {entries?.map((entry) => (
          <Away key={entry.id} entry={entry} identity={identity} />
        ))}
      </ul>
    </Sheet>
  )
}

function Away({ entry: { id, kind, postId, content }, identity }: { entry: AwayEntry; identity: Identity }) {
  const name = content === null ? 'A post that is gone' : `“${excerptOf(content)}”`
  const giveBack = () =>
    (kind === 'author' ? unmute(identity, id) : showPost(identity, postId)).catch(() =>
      showToast({ title: 'Error', description: 'Your phone could not keep that. Please try again.', tone: 'destructive' }),
    )
  return (
    <li className={classes.away}>
      <div className={classes.awayWords}>
        <Text size="sm" c="var(--ink-soft)">
          {kind === 'author' ? 'Muted author of' : 'Hidden post'}
        </Text>
        <Text>{name}</Text>
      </div>
      <Button variant="light" aria-label={`${kind === 'author' ? 'Unmute the author of' : 'Show again'}: ${name}`} onClick={() => void giveBack()}>
        {kind === 'author' ? 'Unmute' : 'Show'}
      </Button>
    </li>
  )
}
