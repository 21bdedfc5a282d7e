import { Button, Skeleton } from '@mantine/core'
import { useRef, useState, type FormEvent } from 'react'
import { flushSync } from 'react-dom'
import { outcomeSoon } from '@/data/outbox/outcome'
import type { User } from '@/data/session/session-state'
import { variantOf } from '@/domain/market/variants'
import type { VariantId } from '@/domain/market/market-url'
import type { Listing } from '@/domain/market/listing'
import { checkDraft, type ListingDraft, type ListingValues, type Problems } from '@/domain/market/listing-form'
import { showToast } from '@/ui/feedback/toast'
import { changeItem, listItem } from './commands'
import { MarketDialog } from './market-dialog'
import type { FormPhoto } from './form-photo'
import { ListingFields } from './listing-fields'
import classes from './listing-form.module.css'
import { PhotoField } from './photo-field'
import { changedToast, listedToast } from './toasts'
import { useListingForm } from './use-listing-form'
import { useShared } from './use-shared'

type ListingFormDialogProps = {
  variant: VariantId
  person: User
  /** Null: a new one. */
  edited: Listing | null
  /** Whether it was opened to take up what another app shared. */
  shared: boolean
  onTakenUp: () => void
  onClose: () => void
}

/** Lists an item or changes one; one form for both variants of the market. */
export function ListingFormDialog({ variant: id, person, edited, shared, onTakenUp, onClose }: ListingFormDialogProps) {
  const variant = variantOf(id)
  const { form, write, choose, forget } = useListingForm(person.id, id, edited)
  const taking = useShared({ ready: form !== null && edited === null, announced: shared, onDone: onTakenUp }, { write, choose })
  const [problems, setProblems] = useState<Problems>({})
  const [keeping, setKeeping] = useState(false)
  const element = useRef<HTMLFormElement>(null)
  const words = edited ? changedToast : listedToast(variant)

  const change = (changed: Partial<ListingDraft>) => {
    void write((draft) => ({ ...draft, ...changed }))
    setProblems((known) => ({ ...known, ...Object.fromEntries(Object.keys(changed).map((field) => [field, undefined])) }))
  }

  const keep = (values: ListingValues, photos: readonly FormPhoto[]) =>
    edited ? changeItem(person, edited, values, photos) : listItem(person, values, photos)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!form || keeping || taking) return
    const checked = checkDraft(variant, form.draft, edited)
    if (!checked.ok) {
      flushSync(() => setProblems(checked.problems))
      element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
      return
    }
    setKeeping(true)
    try {
      const lane = await keep(checked.values, form.photos)
      await forget()
      onClose()
      if (lane) showToast(words[await outcomeSoon(person.id, lane)])
    } catch {
      // What was typed is still in the form.
      setKeeping(false)
      showToast(words.refused)
    }
  }

  const cancel = () => {
    // A new listing waits where it was left; an edit that is given up is given up.
    if (edited) void forget()
    onClose()
  }

  return (
    <MarketDialog title={edited ? 'Edit Item' : variant.form.title} closeLabel="Close form" onClose={onClose}>
      {form ? (
        <form ref={element} className={classes.form} noValidate onSubmit={(event) => void submit(event)}>
          <ListingFields variant={variant} draft={form.draft} edited={edited} problems={problems} onChange={change} />
          <PhotoField photos={form.photos} onChange={choose} />
          <div className={classes.buttons}>
            <Button variant="default" onClick={cancel}>
              Cancel
            </Button>
            <Button type="submit" loading={keeping || taking}>
              {edited ? 'Save Changes' : variant.form.submit}
            </Button>
          </div>
        </form>
      ) : (
        <Skeleton h={420} radius="lg" />
      )}
    </MarketDialog>
  )
}
