// Chunk: gossip-sheets

import { reportLater } from '@/store/error-log/report-later'
import type { Identity } from '@/kit/rules/ids'
import { Button, Text } from '@mantine/core'
import { excerptOf } from '@/gossip/rules/posts'
import * as messages from '#words/gossip/gossip-sheets'
import { showToast } from '@/kit/feedback/toast'
import { showPost } from './commands'
import type { HiddenEntry } from './feed'
import { useHidden } from './queries'
import { Sheet } from './sheets'
import classes from './sheet.module.css'

/** The posts that the user has hidden, each with a button to show it again. */
export function HiddenPostsSheet({ identity, onClose }: { identity: Identity; onClose: () => void }) {
  const entries = useHidden(identity)
  return (
    <Sheet title={messages.hiddenPosts} onClose={onClose}>
      {entries?.length === 0 && <Text>{messages.nothingHidden}</Text>}
      <ul className={classes.choices} aria-label={messages.hiddenPosts}>
        {entries?.map((entry) => (
          <HiddenPost key={entry.id} entry={entry} identity={identity} />
        ))}
      </ul>
    </Sheet>
  )
}

function HiddenPost({ entry: { id, content }, identity }: { entry: HiddenEntry; identity: Identity }) {
  const name = content === null ? messages.gonePost : messages.quoted({ excerpt: excerptOf(content) })
  const show = () =>
    showPost(identity, id).catch((error: unknown) => {
      reportLater('gossip', error)
      showToast({ title: messages.error, description: messages.notKept, tone: 'destructive' })
    })
  return (
    <li className={classes.away}>
      <div className={classes.awayWords}>
        <Text>{name}</Text>
      </div>
      <Button variant="light" aria-label={messages.showAgain({ post: name })} onClick={() => void show()}>
        {messages.show}
      </Button>
    </li>
  )
}
