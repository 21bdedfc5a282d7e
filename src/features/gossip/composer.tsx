import { ActionIcon, Button, Text, Textarea } from '@mantine/core'
import { IconPhotoPlus, IconSend2, IconX } from '@tabler/icons-react'
import { Suspense, useRef, useState, type FormEvent } from 'react'
import { connectivity, isOffline } from '@/data/connectivity'
import type { UserId } from '@/domain/shared/ids'
import { findContact, type ContactHint } from '@/domain/gossip/contact-hint'
import { isBlankPost, longestPost } from '@/domain/gossip/posts'
import { publicationDelayText } from '@/messages/gossip/posts'
import type { GossipTab } from '@/domain/gossip/gossip-url'
import { gossipTabs } from '@/messages/gossip/gossip-tabs'
import { choiceOf } from '@/domain/shared/choice'
import { Chips } from '@/ui/form/chips'
import { lazyPart } from '@/ui/platform/lazy-part'
import { showToast } from '@/ui/feedback/toast'
import type { Written } from '@/data/sync/write'
import { acceptGuidelines, hasAcceptedGuidelines, publish } from './commands'
import classes from './composer.module.css'
import { usePostDraft } from './use-post-draft'
import { useBytesUrl } from './use-post-picture'
import { reportAs, reportError } from '@/data/error-log/error-log'

const GuidelinesSheet = lazyPart(() => import('./writing-sheets').then((loaded) => loaded.GuidelinesSheet))
const ContactSheet = lazyPart(() => import('./writing-sheets').then((loaded) => loaded.ContactSheet))

type ComposerProps = {
  userId: UserId
  tab: GossipTab
  /** Called once the post is in the outbox. */
  onPosted: (category: GossipTab) => void
}

/** The question to answer before the post is published. */
type Question = 'guidelines' | ContactHint | null

const showFailure = () => showToast({ title: 'Error', description: 'Failed to create post', tone: 'destructive' })

const showOutcome = async (written: Written): Promise<void> => {
  const outcome = await written.outcome()
  if (outcome === 'refused') return showFailure()
  const later = isOffline(connectivity.getState())
    ? 'It is kept on this phone and will be sent when you are online.'
    : 'It is kept on this phone and will be sent as soon as the server takes it.'
  showToast({ title: 'Post created!', description: outcome === 'sent' ? publicationDelayText : later })
}

export function Composer({ userId, tab, onPosted }: ComposerProps) {
  const { draft, update, attach, clear } = usePostDraft(userId, tab)
  const [question, setQuestion] = useState<Question>(null)
  const [busy, setBusy] = useState(false)
  const [focused, setFocused] = useState(false)
  const isOpen = focused || draft.content !== '' || draft.photo !== null

  const post = async () => {
    setQuestion(null)
    setBusy(true)
    try {
      const written = await publish(userId, draft)
      clear()
      setFocused(false)
      onPosted(draft.category)
      void showOutcome(written)
    } catch (error) {
      void reportError('gossip', error)
      showFailure()
    } finally {
      setBusy(false)
    }
  }
  const check = async () => {
    const hint = findContact(draft.content)
    if (hint) setQuestion(hint)
    else await post()
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBlankPost(draft.content)) return
    // If storage cannot be read, publishing fails too and shows the error.
    if (await hasAcceptedGuidelines(userId).catch(() => true)) await check()
    else setQuestion('guidelines')
  }
  const accept = async () => {
    await acceptGuidelines(userId).catch(reportAs('gossip'))
    await check()
  }

  return (
    <form className={classes.composer} aria-label="New post" onSubmit={(event) => void submit(event)}>
      <Textarea
        aria-label="Your post"
        placeholder="What’s the word on campus?"
        size="md"
        radius="md"
        rows={isOpen ? 4 : 2}
        maxLength={longestPost}
        value={draft.content}
        onFocus={() => setFocused(true)}
        onChange={(event) => update({ content: event.currentTarget.value })}
      />
      {draft.photo && <Preview photo={draft.photo} onRemove={() => attach(null)} />}
      {isOpen && (
        <div className={classes.target}>
          <Text size="sm" fw={600} aria-hidden>
            Post to
          </Text>
          <Chips
            fit
            label="Post to"
            options={gossipTabs}
            value={draft.category}
            onChange={(chosen) => update({ category: choiceOf(gossipTabs, chosen) })}
          />
        </div>
      )}
      <div className={classes.tools}>
        <PhotoPicker onPhoto={attach} />
        <Text size="sm" c="var(--ink-soft)" className={classes.counter}>
          <span className="visually-hidden">Characters: </span>
          {draft.content.length}/{longestPost}
        </Text>
        <Button type="submit" disabled={isBlankPost(draft.content)} loading={busy} leftSection={<IconSend2 size={20} aria-hidden />}>
          Post
        </Button>
      </div>
      <Suspense>
        {question === 'guidelines' && <GuidelinesSheet onAccept={() => void accept()} onClose={() => setQuestion(null)} />}
        {question !== null && question !== 'guidelines' && <ContactSheet hint={question} onPost={() => void post()} onClose={() => setQuestion(null)} />}
      </Suspense>
    </form>
  )
}

type Photo = NonNullable<ReturnType<typeof usePostDraft>['draft']['photo']>

function Preview({ photo, onRemove }: { photo: Photo; onRemove: () => void }) {
  const url = useBytesUrl(photo)
  return (
    <div className={classes.preview}>
      {url && <img src={url} alt="What you add to your post" width={160} height={120} />}
      <ActionIcon variant="default" aria-label="Remove photo" title="Remove photo" className={classes.remove} onClick={onRemove}>
        <IconX size={20} aria-hidden />
      </ActionIcon>
    </div>
  )
}

function PhotoPicker({ onPhoto }: { onPhoto: (photo: Photo) => void }) {
  const input = useRef<HTMLInputElement>(null)
  const [busy, setBusy] = useState(false)
  const choose = async (file: File | undefined) => {
    if (!file) return
    setBusy(true)
    try {
      const { preparePhoto } = await import('@/data/photos/prepare-photo')
      onPhoto(await preparePhoto(file, 'anonymous'))
    } catch (error) {
      void reportError('gossip', error)
      showToast({ title: 'Photo not added', description: 'This phone cannot read that picture. Please try another one.', tone: 'destructive' })
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        aria-label="Photo"
        onChange={({ currentTarget }) => {
          void choose(currentTarget.files?.[0])
          // Allows choosing the same picture again after it was removed.
          currentTarget.value = ''
        }}
      />
      <ActionIcon variant="light" loading={busy} aria-label="Add a photo" title="Add a photo" onClick={() => input.current?.click()}>
        <IconPhotoPlus size={22} aria-hidden />
      </ActionIcon>
    </>
  )
}
