import { ActionIcon, Box, Container, Skeleton, Text, Title } from '@mantine/core'
import { IconHeartHandshake } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { chosenCampus } from '@/data/chosen-campus'
import { useSession } from '@/data/session/use-session'
import { forCampus } from '@/domain/university/campus'
import type { GossipTab } from '@/domain/gossip/gossip-url'
import { gossipTabs } from '@/messages/gossip/gossip-tabs'
import { lazyPart } from '@/ui/platform/lazy-part'
import { LoginButton } from '@/ui/feedback/sign-in-prompt'
import { Picture } from '@/ui/media/picture'
import { ScreenHeader } from '@/ui/layout/screen-header'
import { ScreenTabs } from '@/ui/layout/screen-tabs'
import { SearchBox } from '@/ui/form/search-box'
import { Composer } from './composer'
import composerClasses from './composer.module.css'
import { FeedList } from './feed-list'
import classes from './gossip.module.css'
import { GuidelineList } from './guidelines'
import { OnePost } from './one-post'

const GuidelinesSheet = lazyPart(() => import('./writing-sheets').then((loaded) => loaded.GuidelinesSheet))

export type GossipPageProps = {
  tab: GossipTab
  /** The search text. */
  query: string
  /** The id of the post that the URL opens. */
  item: string | null
  /** Identifies the history entry whose scroll position is saved. */
  scrollKey: string
  onTab: (tab: GossipTab) => void
  onQuery: (query: string) => void
  onAll: () => void
  onLogin: () => void
  onBack: () => void
}

export function GossipPage({ tab, query, item, scrollKey, onTab, onQuery, onAll, onLogin, onBack }: GossipPageProps) {
  const session = useSession()
  const identity = session.status === 'unknown' ? undefined : session.status === 'in' ? session.user.id : 'anonymous'
  const onPosted = (category: GossipTab) => {
    if (category !== tab) onTab(category)
    window.scrollTo({ top: 0 })
  }
  return (
    <Container pb="xl">
      <ScreenHeader title={forCampus('TUM Gossip', chosenCampus())} intro="No names, no comments, only likes." backLabel="Back" onBack={onBack}>
        <GuidelinesButton />
      </ScreenHeader>
      <div className={classes.layout}>
        <div className={classes.column}>
          {item !== null ? (
            <OnePost identity={identity} id={item} onAll={onAll} onLogin={onLogin} />
          ) : (
            <>
              {session.status === 'unknown' && (
                <Skeleton radius="lg" mb="md" inert>
                  <LoginPrompt />
                </Skeleton>
              )}
              {session.status === 'in' && <Composer key={session.user.id} userId={session.user.id} tab={tab} onPosted={onPosted} />}
              {session.status === 'out' && (
                <Box mb="md">
                  <LoginPrompt />
                </Box>
              )}
              <div className={classes.search}>
                <SearchBox label="Search gossip..." value={query} onChange={onQuery} />
              </div>
              <ScreenTabs label={forCampus('TUM Gossip', chosenCampus())} tabs={gossipTabs} value={tab} onChange={onTab}>
                <FeedList key={`${scrollKey}/${tab}/${identity}`} identity={identity} tab={tab} query={query} scrollKey={scrollKey} onLogin={onLogin} />
              </ScreenTabs>
            </>
          )}
        </div>
        <aside className={classes.aside} aria-labelledby="gossip-guidelines">
          <Title order={2} size="h4" id="gossip-guidelines" mb="md">
            Community guidelines
          </Title>
          <GuidelineList />
        </aside>
      </div>
    </Container>
  )
}

/** Opens the guidelines on screens that have no room for the sidebar. */
function GuidelinesButton() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <ActionIcon
        variant="light"
        className={classes.guidelines}
        aria-haspopup="dialog"
        aria-label="Community guidelines"
        title="Community guidelines"
        onClick={() => setOpen(true)}
      >
        <IconHeartHandshake size={24} aria-hidden />
      </ActionIcon>
      <Suspense>{isOpen && <GuidelinesSheet onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}

function LoginPrompt() {
  return (
    <section className={composerClasses.prompt} aria-labelledby="gossip-login">
      <Picture src="/pictures/campus.svg#sign-in" alt="" className={composerClasses.promptPicture} />
      <div className={composerClasses.promptWords}>
        <Text fw={700} id="gossip-login">
          Login Required
        </Text>
        <Text size="sm">Please login to create posts</Text>
      </div>
      <LoginButton />
    </section>
  )
}
