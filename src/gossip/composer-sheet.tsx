// Chunk: gossip-sheets

import { ActionIcon, Button, Text, Textarea } from '@mantine/core'
import { IconPhotoPlus, IconSend2, IconX } from '@tabler/icons-react'
import { useRef, useState, type FormEvent } from 'react'
import { useStore } from 'zustand'
import { attempt } from '@/store/error-log/attempt'
import { connectivity, isOffline } from '@/store/connectivity'
import { UnreadablePhotoError, type PhotoProblem } from '@/store/photos/unreadable-photo'
import type { UserId } from '@/kit/rules/ids'
import { findContact, type ContactHint } from '@/gossip/rules/contact-hint'
import { isBlankPost, longestPost } from '@/gossip/rules/posts'
import * as messages from '#words/gossip/gossip-sheets'
import type { GossipTab } from '@/gossip/rules/gossip-url'
import { gossipTabs } from '@/gossip/words/gossip-page'
import { releaseChoices, releaseNote, whenSeen } from '@/gossip/words/releases'
import { choiceOf, type Choices } from '@/kit/rules/choice'
import { maxMegapixels, maxPhotoMegabytes } from '@/kit/rules/photo-shape'
import { Chips } from '@/kit/form/chips'
import { hidden, RichText } from '@/kit/layout/rich-text'
import { useSave, type OutcomeToasts } from '@/kit/feedback/save-and-tell'
import { useBusy } from '@/kit/platform/use-busy'
import { acceptGuidelines, hasAcceptedGuidelines, publish } from './commands'
import classes from './composer.module.css'
import { usePostDraft } from './use-post-draft'
import { useBytesUrl } from './post-card'
import { ContactSheet, GuidelinesSheet, Sheet } from './sheets'
import { reportAs, reportError } from '@/store/error-log/error-log'

type ComposerProps = {
  userId: UserId
  tab: GossipTab
  /** Called once the post is in the outbox. */
  onPosted: (category: GossipTab) => void
  onClose: () => void
}

/** The question to answer before the post is published. */
type Question = 'guidelines' | ContactHint | null

/** @param when when others see the post, as a phrase */
const outcomeToasts = (when: string, isAway: boolean): OutcomeToasts => ({
  sent: { title: messages.postCreated, description: messages.arrived({ when }) },
  waiting: {
    title: messages.postCreated,
    description: isAway ? messages.sentOnline({ when }) : messages.sentLater({ when }),
  },
  refused: { title: messages.error, description: messages.postFailed, tone: 'destructive' },
})

/** The form of a new post. A question before publication takes its place. */
export function ComposerSheet({ userId, tab, onPosted, onClose }: ComposerProps) {
  const { draft, update, attach, clear } = usePostDraft(userId, tab)
  const [question, setQuestion] = useState<Question>(null)
  const [refused, setRefused] = useState<string | null>(null)
  const [opened] = useState(() => new Date())
  const isAway = useStore(connectivity, isOffline)
  const { busy, save } = useSave({
    toasts: outcomeToasts(whenSeen(draft.release, findContact(draft.content)), isAway),
    report: reportAs('gossip'),
  })

  const post = async () => {
    setQuestion(null)
    await save(
      () => publish(userId, draft),
      () => {
        clear()
        onPosted(draft.category)
      },
    )
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
    if (await attempt('gossip', () => hasAcceptedGuidelines(userId), true)) await check()
    else setQuestion('guidelines')
  }
  const accept = async () => {
    await acceptGuidelines(userId).catch(reportAs('gossip'))
    await check()
  }

  if (question === 'guidelines')
    return <GuidelinesSheet onAccept={() => void accept()} onClose={() => setQuestion(null)} />
  if (question !== null)
    return <ContactSheet hint={question} onPost={() => void post()} onClose={() => setQuestion(null)} />
  return (
    <Sheet title={messages.newPost} onClose={onClose}>
      <form className={classes.composer} aria-label={messages.newPost} onSubmit={(event) => void submit(event)}>
        <Textarea
          data-autofocus
          aria-label={messages.yourPost}
          placeholder={messages.whatsTheWord}
          size="md"
          radius="md"
          rows={4}
          maxLength={longestPost}
          value={draft.content}
          onChange={(event) => update({ content: event.currentTarget.value })}
        />
        {draft.photo && <Preview photo={draft.photo} onRemove={() => attach(null)} />}
        <ChoiceRow
          label={messages.postTo}
          options={gossipTabs}
          value={draft.category}
          onChange={(category) => update({ category })}
        />
        <ChoiceRow
          label={messages.whenSeen}
          options={releaseChoices(opened)}
          value={draft.release}
          onChange={(release) => update({ release })}
        />
        <Text size="sm" c="var(--ink-soft)">
          {releaseNote(draft.release, findContact(draft.content))}
          {isAway && ` ${messages.countedFromSending}`}
        </Text>
        <Text role="alert" size="sm" c="var(--danger)">
          {refused}
        </Text>
        <div className={classes.tools}>
          <PhotoPicker
            onPhoto={(photo) => {
              attach(photo)
              setRefused(null)
            }}
            onRefused={setRefused}
          />
          <Text size="sm" c="var(--ink-soft)" className={classes.counter}>
            <RichText
              parts={messages.characters({ count: String(draft.content.length), limit: String(longestPost), hidden })}
            />
          </Text>
          <Button
            type="submit"
            disabled={isBlankPost(draft.content)}
            loading={busy}
            leftSection={<IconSend2 size={20} aria-hidden />}
          >
            {messages.post}
          </Button>
        </div>
      </form>
    </Sheet>
  )
}

type ChoiceRowProps<Value extends string> = {
  label: string
  options: Choices<Value>
  value: Value
  onChange: (value: Value) => void
}

function ChoiceRow<Value extends string>({ label, options, value, onChange }: ChoiceRowProps<Value>) {
  return (
    <div className={classes.target}>
      <Text size="sm" fw={600} aria-hidden>
        {label}
      </Text>
      <Chips
        fit
        label={label}
        options={options}
        value={value}
        onChange={(chosen) => onChange(choiceOf(options, chosen))}
      />
    </div>
  )
}

type Photo = NonNullable<ReturnType<typeof usePostDraft>['draft']['photo']>

function Preview({ photo, onRemove }: { photo: Photo; onRemove: () => void }) {
  const url = useBytesUrl(photo)
  return (
    <div className={classes.preview}>
      {url && <img src={url} alt={messages.addedPicture} />}
      <ActionIcon variant="default" aria-label={messages.removePhoto} title={messages.removePhoto} onClick={onRemove}>
        <IconX size={20} aria-hidden />
      </ActionIcon>
      <Text size="sm" c="var(--ink-soft)">
        {messages.photoShape}
      </Text>
    </div>
  )
}

const descriptions: Readonly<Record<PhotoProblem, string>> = {
  unreadable: messages.unreadablePhoto,
  'too-large': messages.photoTooLarge({ limit: String(maxPhotoMegabytes) }),
  'too-many-pixels': messages.photoTooManyPixels({ limit: String(maxMegapixels) }),
  // Never shown: the photo is cropped, not refused as too narrow.
  'too-narrow': messages.unreadablePhoto,
}

type PhotoPickerProps = { onPhoto: (photo: Photo) => void; onRefused: (reason: string) => void }

function PhotoPicker({ onPhoto, onRefused }: PhotoPickerProps) {
  const input = useRef<HTMLInputElement>(null)
  const { busy, whileBusy } = useBusy()
  const choose = async (file: File) => {
    try {
      const { preparePhoto } = await import('@/store/photos/prepare-photo')
      onPhoto(await preparePhoto(file, 'anonymous'))
    } catch (error) {
      void reportError('gossip', error)
      onRefused(descriptions[error instanceof UnreadablePhotoError ? error.problem : 'unreadable'])
    }
  }
  return (
    <>
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        aria-label={messages.photo}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0]
          if (file) void whileBusy(() => choose(file))
          // Allows choosing the same picture again after it was removed.
          currentTarget.value = ''
        }}
      />
      <ActionIcon
        variant="light"
        loading={busy}
        aria-label={messages.addPhoto}
        title={messages.addPhoto}
        onClick={() => input.current?.click()}
      >
        <IconPhotoPlus size={22} aria-hidden />
      </ActionIcon>
    </>
  )
}
