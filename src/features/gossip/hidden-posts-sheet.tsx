import type { Identity } from '@/domain/shared/ids'
import { Button, Text } from '@mantine/core'
import { excerptOf } from '@/domain/gossip/posts'
import { showToast } from '@/ui/feedback/toast'
import { showPost } from './commands'
import type { HiddenEntry } from './feed'
import { useHidden } from './queries'
import { Sheet } from './sheet'
import classes from './sheet.module.css'

/** The posts that the user has hidden, each with a button to show it again. */
export function HiddenPostsSheet({ identity, onClose }: { identity: Identity; onClose: () => void }) {
  const entries = useHidden(identity)
  return (
    <Sheet title="Hidden posts" onClose={onClose}>
      {entries?.length === 0 && <Text>Nothing is hidden any more.</Text>}
      <ul className={classes.choices} aria-label="Hidden posts">
        {entries?.map((entry) => (
          <HiddenPost key={entry.id} entry={entry} identity={identity} />
        ))}
      </ul>
    </Sheet>
  )
}

function HiddenPost({ entry: { id, content }, identity }: { entry: HiddenEntry; identity: Identity }) {
  const name = content === null ? 'A post that is gone' : `“${excerptOf(content)}”`
  const show = () =>
    showPost(identity, id).catch(() =>
      showToast({ title: 'Error', description: 'Your phone could not keep that. Please try again.', tone: 'destructive' }),
    )
  return (
    <li className={classes.away}>
      <div className={classes.awayWords}>
        <Text>{name}</Text>
      </div>
      <Button variant="light" aria-label={`Show again: ${name}`} onClick={() => void show()}>
        Show
      </Button>
    </li>
  )
}
