import { Button, Skeleton, Text } from '@mantine/core'
import { useRef, useState, type FormEvent } from 'react'
import { flushSync } from 'react-dom'
import type { User } from '@/store/session/session-state'
import { variantOf } from '@/market/words/variants'
import type { VariantId } from '@/market/rules/market-url'
import type { Listing } from '@/market/rules/listing'
import { checkDraft, isStarted, type ListingDraft, type Problems } from '@/market/rules/listing-form'
import type { ListingValues } from '@/market/rules/listing-values'
import { sellerNote } from '@/market/words/listing-form'
import * as messages from '#words/market/market-dialogs'
import { showToast } from '@/kit/feedback/toast'
import { changeItem, listItem } from './commands'
import { MarketDialog } from './market-dialog'
import type { FormPhoto } from './form-photo'
import { ListingFields } from './listing-fields'
import classes from './listing-form.module.css'
import { PhotoField } from './photo-field'
import { changedToast, draftKept, listedToast } from './toasts'
import { useListingForm } from './use-listing-form'
import { useSharedImport } from './use-shared-import'
import { reportError } from '@/store/error-log/error-log'

type ListingFormDialogProps = {
  variant: VariantId
  user: User
  /** Null for a new listing. */
  edited: Listing | null
  /** Whether the dialog was opened to import what another app shared. */
  shared: boolean
  onImported: () => void
  onClose: () => void
}

/** Lists an item or edits one, in both variants of the market. */
export function ListingFormDialog({ variant: id, user, edited, shared, onImported, onClose }: ListingFormDialogProps) {
  const variant = variantOf(id)
  const { form, changeDraft, changePhotos, clear, finish } = useListingForm(user.id, id, edited)
  const importing = useSharedImport(
    { ready: form !== null && edited === null, openedForShare: shared, onDone: onImported },
    { changeDraft, changePhotos },
  )
  const [problems, setProblems] = useState<Problems>({})
  const [saving, setSaving] = useState(false)
  const formElement = useRef<HTMLFormElement>(null)
  const toasts = edited ? changedToast : listedToast(variant)

  const change = (changed: Partial<ListingDraft>) => {
    void changeDraft((draft) => ({ ...draft, ...changed }))
    setProblems((current) => ({
      ...current,
      ...Object.fromEntries(Object.keys(changed).map((field) => [field, undefined])),
    }))
  }

  const save = (values: ListingValues, photos: readonly FormPhoto[]) =>
    edited ? changeItem(user, edited, values, photos) : listItem(user, values, photos)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!form || saving || importing) return
    const checked = checkDraft(variant, form.draft, edited)
    if (!checked.ok) {
      flushSync(() => setProblems(checked.problems))
      formElement.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
      return
    }
    setSaving(true)
    try {
      const written = await save(checked.values, form.photos)
      await finish()
      onClose()
      if (written) showToast(toasts[await written.outcome()])
    } catch (error) {
      void reportError('market', error)
      // The form stays open with what was typed.
      setSaving(false)
      showToast(toasts.refused)
    }
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
      title={edited ? messages.editItem : variant.form.title}
      closeLabel={messages.closeForm}
      onClose={close}
    >
      {form ? (
        <form ref={formElement} className={classes.form} noValidate onSubmit={(event) => void submit(event)}>
          <PhotoField photos={form.photos} onChange={changePhotos} />
          <ListingFields variant={variant} draft={form.draft} edited={edited} problems={problems} onChange={change} />
          {!edited && (
            <Text size="sm" c="var(--ink-soft)">
              {sellerNote(user.fullName)}
            </Text>
          )}
          <div className={classes.buttons}>
            <Button variant="default" onClick={cancel}>
              {messages.cancel}
            </Button>
            <Button type="submit" loading={saving || importing}>
              {edited ? messages.saveChanges : variant.form.submit}
            </Button>
          </div>
        </form>
      ) : (
        <Skeleton h={420} radius="lg" />
      )}
    </MarketDialog>
  )
}
