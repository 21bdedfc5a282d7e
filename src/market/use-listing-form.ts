import * as v from 'valibot'
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { attempt } from '@/store/error-log/attempt'
import { chosenCampus } from '@/store/chosen-campus'
import {
  changeValue,
  deleteValues,
  moveValues,
  readKeys,
  readValue,
  readValues,
  storeUnless,
  storeValue,
  watchValues,
} from '@/store/key-values'
import { closedTabs, holdTab, tabId } from '@/store/tab-id'
import { readOwnCopies } from '@/store/sync/rows'
import { reportAs } from '@/store/error-log/error-log'
import { useAsync } from '@/store/use-async'
import { defaultCampus } from '@/kit/rules/campus'
import type { VariantId } from '@/market/rules/market-url'
import { picturesOf, type Listing } from '@/market/rules/listing'
import {
  draftOf,
  draftSchema,
  emptyDraft,
  listingForms,
  type ListingDraft,
  type SellerDetails,
} from '@/market/rules/listing-fields'
import { detailsAt, withDetails } from '@/market/rules/listing-form'
import { followDraft, isSameTexts } from '@/kit/rules/follow-draft'
import { uuidOf, type UserId } from '@/kit/rules/ids'
import { displayPhone } from '@/kit/rules/phone'
import { formPhotosSchema, type FormPhoto } from './form-photo'
import { photosOf } from './queries'

type Form = { readonly draft: ListingDraft; readonly photos: readonly FormPhoto[] }

/**
 * A new listing belongs to a campus. The key of the default campus names none, because drafts existed before there were
 * other campuses.
 */
const newListing = (): string => (chosenCampus().slug === defaultCampus.slug ? 'new' : `new@${chosenCampus().slug}`)

/**
 * Text and photos have separate keys, so that a keystroke does not rewrite five photos.
 * @param tab the suffix of a draft that this tab keeps separately; empty for the shared draft
 */
const keysOf = (variant: VariantId, edited: Listing | null, tab = '') => {
  const draft = `draft/listing/${variant}/${edited?.id ?? newListing()}${tab}`
  return { draft, photos: `${draft}/photos`, by: `${draft}/by` }
}
type Keys = ReturnType<typeof keysOf>

const detailsKey = 'seller-details'

/**
 * The details of the latest listing that was written on this phone, with the place at this campus. Before the first
 * listing, the number of the profile.
 */
const sellerDetails = async (reader: UserId): Promise<SellerDetails> => {
  const remembered = detailsAt(await readValue(reader, detailsKey), chosenCampus().slug)
  if (remembered) return remembered
  const [profile] = await readOwnCopies(reader, 'profiles')
  return { phone: displayPhone(profile?.phone ?? ''), location: '' }
}

const initialForm = async (reader: UserId, variant: VariantId, edited: Listing | null): Promise<Form> => {
  if (edited === null) return { draft: emptyDraft(listingForms[variant], await sellerDetails(reader)), photos: [] }
  const rows = await photosOf(reader, [edited.id])
  return { draft: draftOf(edited), photos: picturesOf(edited.image, rows).map((url) => ({ kind: 'active', url })) }
}

/** A saved form. `by` is the tab that stored it. */
type Saved = { readonly draft: ListingDraft | null; readonly photos: readonly FormPhoto[] | null; readonly by: unknown }

const savedOf = ([draft, photos, by]: readonly unknown[]): Saved => {
  const saved = { draft: v.safeParse(draftSchema, draft), photos: v.safeParse(formPhotosSchema, photos) }
  return {
    draft: saved.draft.success ? saved.draft.output : null,
    photos: saved.photos.success ? saved.photos.output : null,
    by,
  }
}

const namesOf = ({ draft, photos, by }: Keys): readonly string[] => [draft, photos, by]

const readSaved = async (reader: UserId, keys: Keys): Promise<Saved> => savedOf(await readValues(reader, namesOf(keys)))

const isEmpty = ({ draft, photos }: Saved): boolean => draft === null && photos === null

const withSaved = (initial: Form, { draft, photos }: Saved): Form => ({
  draft: draft ?? initial.draft,
  photos: photos ?? initial.photos,
})

/** If there is no shared draft, makes the separate draft of a closed tab the shared one. */
const adoptOrphanedDraft = async (reader: UserId, variant: VariantId, edited: Listing | null): Promise<void> => {
  const shared = keysOf(variant, edited)
  const tabs = (await readKeys(reader, `${shared.draft}/`))
    .map((key) => key.slice(shared.draft.length + 1))
    .filter((rest) => uuidOf(rest) !== null)
  const [closed] = await closedTabs(tabs)
  if (closed === undefined) return
  const orphan = keysOf(variant, edited, `/${closed}`)
  await moveValues(reader, [
    [orphan.draft, shared.draft],
    [orphan.photos, shared.photos],
    [orphan.by, shared.by],
  ])
}

/**
 * The state of the listing form, saved per user on this phone. It survives a failed save, a reload, and a phone that
 * closes the app while the camera is open. All tabs share one draft: each follows the changes of the others, and none
 * overwrites a text that it has not shown. A tab that cannot follow keeps a separate draft. Once that tab is closed and
 * the shared draft is listed or discarded, the separate draft takes its place.
 */
export const useListingForm = (reader: UserId, variant: VariantId, edited: Listing | null) => {
  const [form, setForm] = useState<Form | null>(null)
  const latest = useRef<Form | null>(null)
  const initialListing = useRef(edited)
  const initial = useRef<Form | null>(null)
  /** The draft that this tab last read or saved. */
  const known = useRef<ListingDraft | null>(null)
  const isApart = useRef(false)
  const keys = (): Keys => keysOf(variant, edited, isApart.current ? `/${tabId()}` : '')
  const update = useCallback((next: Form) => {
    latest.current = next
    setForm(next)
  }, [])

  useAsync(
    async (signal) => {
      const listing = initialListing.current
      const withoutStorage: Form = { draft: listing ? draftOf(listing) : emptyDraft(listingForms[variant]), photos: [] }
      const [first, saved] = await attempt(
        'market',
        async () => {
          const own = await readSaved(reader, keysOf(variant, listing, `/${tabId()}`))
          isApart.current = !isEmpty(own)
          if (isApart.current) holdTab()
          else await adoptOrphanedDraft(reader, variant, listing)
          return [
            await initialForm(reader, variant, listing),
            isApart.current ? own : await readSaved(reader, keysOf(variant, listing)),
          ] as const
        },
        [withoutStorage, { draft: null, photos: null, by: null }] as const,
      )
      if (signal.aborted) return
      initial.current = first
      known.current = saved.draft
      update(withSaved(first, saved))
    },
    [reader, variant, update],
    'market',
  )

  // When storage fails, the form still works until a reload.
  const save = (which: 'draft' | 'photos', value: unknown): Promise<boolean> =>
    attempt(
      'market',
      async () => {
        const { draft, photos, by } = keys()
        const before = known.current
        if (which === 'draft' && latest.current) known.current = latest.current.draft
        const isUnread = (found: readonly unknown[]) => {
          const theirs = v.safeParse(draftSchema, found[0])
          return !isApart.current && found[1] !== tabId() && !isSameTexts(theirs.success ? theirs.output : null, before)
        }
        const isSaved = await storeUnless(reader, [draft, by], isUnread, [
          { key: which === 'draft' ? draft : photos, value },
          { key: by, value: tabId() },
        ])
        if (!isSaved) await keepApart()
        return true
      },
      false,
    )

  const keepApart = async () => {
    isApart.current = true
    holdTab()
    if (!latest.current) return
    const { draft, photos } = keys()
    await storeValue(reader, draft, latest.current.draft)
    await storeValue(reader, photos, latest.current.photos)
  }

  const follow = useEffectEvent((found: Saved) => {
    if (!latest.current || !initial.current || isApart.current || found.by === tabId()) return
    const here =
      known.current === null && isSameTexts(latest.current.draft, initial.current.draft) ? null : latest.current.draft
    if (followDraft(here, known.current, found.draft) === 'apart') return void keepApart().catch(reportAs('market'))
    known.current = found.draft
    update(withSaved(initial.current, found))
  })
  useEffect(
    () => watchValues(reader, namesOf(keysOf(variant, initialListing.current)), (found) => follow(savedOf(found))),
    [reader, variant],
  )

  const clear = () => {
    const { draft, photos, by } = keys()
    isApart.current = false
    return deleteValues(reader, draft, photos, by).catch(reportAs('market'))
  }
  return {
    form,
    /** Resolves to true if the change was saved on this phone; so does `changePhotos`. */
    async changeDraft(change: (draft: ListingDraft) => ListingDraft): Promise<boolean> {
      if (!latest.current) return false
      const draft = change(latest.current.draft)
      update({ ...latest.current, draft })
      return save('draft', draft)
    },
    /** Takes a function because photos are resized one after another, while the form may change. */
    async changePhotos(change: (photos: readonly FormPhoto[]) => readonly FormPhoto[]): Promise<boolean> {
      if (!latest.current) return false
      const photos = change(latest.current.photos)
      update({ ...latest.current, photos })
      return save('photos', photos)
    },
    clear,
    /** Deletes the draft that was saved as a listing, and remembers its seller's place and number. */
    async finish(): Promise<void> {
      const saved = latest.current?.draft
      if (saved && initialListing.current === null)
        await changeValue(reader, detailsKey, (remembered) =>
          withDetails(remembered, saved, chosenCampus().slug),
        ).catch(reportAs('market'))
      await clear()
    },
  }
}
