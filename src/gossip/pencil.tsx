import { ActionIcon } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { knownSession } from '@/store/session/session-state'
import { useSession } from '@/store/session/use-session'
import type { GossipTab } from '@/gossip/rules/gossip-url'
import * as messages from '#words/gossip/gossip-page'
import * as buttons from '#words/kit/buttons'
import { showToast } from '@/kit/feedback/toast'
import classes from './gossip.module.css'

// Where the code cannot be loaded, the screen says so and tries again: a form that does not come would leave a dead
// button.
const ComposerSheet = lazy(() => import('./composer-sheet').then((loaded) => ({ default: loaded.ComposerSheet })))

type PencilProps = { tab: GossipTab; onPosted: (category: GossipTab) => void; onLogin: () => void }

/** Opens the form of a new post, wherever in the feed one is. */
export function Pencil({ tab, onPosted, onLogin }: PencilProps) {
  const session = useSession()
  const [isOpen, setOpen] = useState(false)
  const open = async () => {
    if ((await knownSession()).status === 'in') return setOpen(true)
    showToast({
      title: messages.loginRequired,
      description: messages.loginToPost,
      tone: 'destructive',
      action: { label: buttons.login, onClick: onLogin },
    })
  }
  return (
    <>
      <ActionIcon
        variant="filled"
        className={classes.pencil}
        aria-haspopup="dialog"
        aria-label={messages.newPost}
        title={messages.newPost}
        onClick={() => void open()}
      >
        <IconPencil size={26} aria-hidden />
      </ActionIcon>
      <Suspense>
        {isOpen && session.status === 'in' && (
          <ComposerSheet
            key={session.user.id}
            userId={session.user.id}
            tab={tab}
            onPosted={(category) => {
              setOpen(false)
              onPosted(category)
            }}
            onClose={() => setOpen(false)}
          />
        )}
      </Suspense>
    </>
  )
}
