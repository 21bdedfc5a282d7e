// Chunk: market-dialogs

import { Button, Skeleton, Text } from '@mantine/core'
import { useEffect, useEffectEvent, useRef, useState, type FormEvent } from 'react'
import { flushSync } from 'react-dom'
import type { User } from '@/store/session/session-state'
import { reportAs } from '@/store/error-log/error-log'
import { deleteShared, readShared } from '@/market/store/shared-listing'
import type { VariantId } from '@/market/rules/market-url'
import { maxPhotos, type Listing } from '@/market/rules/listing'
import { shareLimits } from '@/market/rules/share-target'
import { checkDraft, listingForms, type ListingDraft, type Problems } from '@/market/rules/listing-fields'
import { isStarted, withSharedText } from '@/market/rules/listing-form'
import { formTexts, sellerNote } from '@/market/words/listing-form'
import * as messages from '#words/market/listing-form'
import { cancel as cancelLabel } from '#words/market/market-dialogs'
import { useSave } from '@/kit/feedback/save-and-tell'
import { showToast } from '@/kit/feedback/toast'
import { changeItem, listItem } from './listing-changes'
import { addPhoto, type ChangePhotos } from './form-photo'
import { ListingFields, PhotoField } from './listing-form-fields'
import classes from './listing-form.module.css'
import { MarketDialog } from './market-dialog'
import { changedToast, draftKept, listedToast, sharedLost } from './toasts'
import { useListingForm } from './use-listing-form'

type ListingFormDialogProps = {
  variant: VariantId
  user: User
  /** Null for a new listing. */
  edited: Listing | null
  /** True if the dialog was opened to import content from another app. */
  shared: boolean
  onImported: () => void
  onClose: () => void
}

/** Lists an item or edits one, in both variants of the market. */
export function ListingFormDialog({ variant, user, edited, shared, onImported, onClose }: ListingFormDialogProps) {
  const texts = formTexts[variant]
  const { form, changeDraft, changePhotos, clear, finish } = useListingForm(user.id, variant, edited)
  const [refused, setRefused] = useState<readonly string[]>([])
  const importing = useSharedImport(
    { ready: form !== null && edited === null, openedForShare: shared, onDone: onImported },
    { changeDraft, changePhotos, onRefused: setRefused },
  )
  const [problems, setProblems] = useState<Problems>({})
  const formElement = useRef<HTMLFormElement>(null)
  const { busy, save } = useSave({
    toasts: edited ? changedToast : listedToast(texts.listedToast),
    report: reportAs('market'),
  })

  const change = (changed: Partial<ListingDraft>) => {
    void changeDraft((draft) => ({ ...draft, ...changed }))
    setProblems((current) => ({
      ...current,
      ...Object.fromEntries(Object.keys(changed).map((field) => [field, undefined])),
    }))
  }

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!form || importing) return
    const checked = checkDraft(listingForms[variant], form.draft, edited)
    if (!checked.ok) {
      flushSync(() => setProblems(checked.problems))
      formElement.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
      return
    }
    const store = () =>
      edited ? changeItem(user, edited, checked.values, form.photos) : listItem(user, checked.values, form.photos)
    void save(store, async () => {
      await finish()
      onClose()
    })
  }

  /** A new listing stays saved as a draft. */
  const close = () => {
    if (!edited && form && isStarted(form.draft, form.photos.length)) showToast(draftKept(() => void clear()))
    onClose()
  }
  const cancel = () => {
    if (edited) void clear()
    close()
  }

  return (
    <MarketDialog
      isStep
      title={edited ? messages.editItem : texts.title}
      closeLabel={messages.closeForm}
      onClose={close}
    >
      {form ? (
        <form ref={formElement} className={classes.form} noValidate onSubmit={submit}>
          <PhotoField photos={form.photos} onChange={changePhotos} refused={refused} onRefused={setRefused} />
          <ListingFields variant={variant} draft={form.draft} edited={edited} problems={problems} onChange={change} />
          {!edited && (
            <Text size="sm" c="var(--ink-soft)">
              {sellerNote(user.fullName)}
            </Text>
          )}
          <div className={classes.buttons}>
            <Button variant="default" onClick={cancel}>
              {cancelLabel}
            </Button>
            <Button type="submit" loading={busy || importing}>
              {edited ? messages.saveChanges : texts.submit}
            </Button>
          </div>
        </form>
      ) : (
        <Skeleton h={420} radius="lg" />
      )}
    </MarketDialog>
  )
}

type FormSetters = {
  readonly changeDraft: (change: (draft: ListingDraft) => ListingDraft) => Promise<boolean>
  readonly changePhotos: ChangePhotos
  readonly onRefused: (reasons: readonly string[]) => void
}

/** Copies the content that another app shared into the form. It is deleted only once the form has saved all of it. */
const importShared = async (
  openedForShare: boolean,
  { changeDraft, changePhotos, onRefused }: FormSetters,
): Promise<void> => {
  const shared = await readShared().catch(reportAs('share'))
  if (!shared) {
    if (openedForShare) showToast(sharedLost)
    return
  }
  let saved = await changeDraft((draft) => withSharedText(draft, shared.words))
  // One at a time: two would exceed the memory of a small phone.
  const reasons = [
    ...(shared.more ? [messages.tooManyPhotos({ limit: String(maxPhotos) })] : []),
    ...(shared.large ? [messages.photosTooLarge({ limit: String(shareLimits.photoMegabytes) })] : []),
  ]
  for (const photo of shared.photos)
    saved = (await addPhoto(photo, changePhotos, (reason) => reasons.push(reason))) && saved
  onRefused([...new Set(reasons)])
  if (saved) await deleteShared().catch(reportAs('share'))
}

type UseSharedOptions = {
  /** True once the form of a new listing has loaded. */
  readonly ready: boolean
  /** True if the form was opened to receive the shared content. */
  readonly openedForShare: boolean
  readonly onDone: () => void
}

/** Imports the content that another app shared, once per form. Returns true while the import is running. */
const useSharedImport = ({ ready, openedForShare, onDone }: UseSharedOptions, form: FormSetters): boolean => {
  const [done, setDone] = useState(false)
  const start = useEffectEvent(() => importShared(openedForShare, form))
  const finish = useEffectEvent(() => {
    setDone(true)
    if (openedForShare) onDone()
  })
  useEffect(() => {
    if (ready) void start().then(() => finish())
  }, [ready])
  return ready && !done
}
