import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { filled, rental, row } from '#support/admin/item-samples'
import { adminTabValues } from './admin-url'
import {
  differingFields,
  draftOf,
  emptyDraft,
  isSameDraft,
  mergeDrafts,
  rowHasValues,
  withFieldsOf,
  type ItemDraft,
} from './item-form'
import type { Values } from './item-row'
import type { FieldSpec } from './tab-spec'
import { tabSpec } from './tabs'

describe('two versions', () => {
  const spec = tabSpec('rentals')
  it('differ in the fields whose texts differ', () => {
    const theirs = draftOf(spec, row({ ...rental, price_per_day: 7000, category: 'single' }))
    expect(differingFields(spec.fields, draftOf(spec, row(rental)), theirs).map(({ column }) => column)).toEqual([
      'price_per_day',
      'category',
    ])
  })
  it('differ when only their primary photos differ', () => {
    const photos = ['/a.webp', '/b.webp'].map((url) => ({ id: url, url, primary: false }))
    const [mine, theirs] = ['/a.webp', '/b.webp'].map((image_url) =>
      draftOf(spec, row({ ...rental, image_url }, photos)),
    )
    expect(mine && theirs && differingFields(spec.fields, mine, theirs)).toHaveLength(1)
    expect(mine && theirs && isSameDraft(mine, theirs)).toBe(false)
  })
})

describe('two admins who edit one item', () => {
  const spec = tabSpec('rentals')
  const version = (values: Values, urls: readonly string[] = []) =>
    draftOf(
      spec,
      row(
        { ...rental, ...values },
        urls.map((url) => ({ id: url, url, primary: false })),
      ),
    )
  const base = version({})

  it('both keep what only one of them has changed', () => {
    const { draft, both } = mergeDrafts(
      spec.fields,
      version({ price_per_day: 7000 }),
      base,
      version({ category: 'single', location: 'Likoni' }),
    )
    expect(both).toEqual([])
    expect(draft).toEqual(version({ price_per_day: 7000, category: 'single', location: 'Likoni' }))
  })
  it('are asked about what both have changed, and about nothing else', () => {
    const { draft, both } = mergeDrafts(
      spec.fields,
      version({ price_per_day: 7000, title: 'Bedsitter, new' }),
      base,
      version({ price_per_day: 8000, category: 'single' }),
    )
    expect(both.map(({ column }) => column)).toEqual(['price_per_day'])
    expect(draft).toEqual(version({ price_per_day: 7000, title: 'Bedsitter, new', category: 'single' }))
  })
  it('are not asked where both have changed it to the same', () => {
    expect(
      mergeDrafts(spec.fields, version({ price_per_day: 7000 }), base, version({ price_per_day: 7000 })).both,
    ).toEqual([])
  })
  it('keep the photos of whoever has changed them', () => {
    const [priced, pictured, otherwise] = [
      version({ price_per_day: 7000 }),
      version({}, ['/a.webp']),
      version({}, ['/c.webp']),
    ]
    expect(mergeDrafts(spec.fields, priced, base, pictured).draft.photos).toEqual(pictured.photos)
    expect(mergeDrafts(spec.fields, pictured, base, priced).draft.photos).toEqual(pictured.photos)
    expect(mergeDrafts(spec.fields, pictured, base, otherwise).both.map(({ kind }) => kind)).toEqual(['gallery'])
  })
})

it('a save whose response was lost is recognised by the row on the server', () => {
  expect(rowHasValues(row(rental), { price_per_day: 6500, amenities: ['WiFi', 'Water'] })).toBe(true)
  expect(rowHasValues(row(rental), { price_per_day: 6501 })).toBe(false)
})

/** Any text that a field may hold in a form; one in three stays as it is. */
const edited = (base: ItemDraft, fields: readonly FieldSpec[]) =>
  fc.tuple(...fields.map(() => fc.option(fc.constantFrom('one', 'two', '7'), { freq: 2 }))).map((texts): ItemDraft => ({
    ...base,
    values: {
      ...base.values,
      ...Object.fromEntries(
        fields.flatMap(({ column, kind }, index) =>
          kind === 'gallery' || texts[index] === null ? [] : [[column, texts[index] ?? '']],
        ),
      ),
    },
  }))

describe.each(adminTabValues)('two admins who edit the same of %s', (tab) => {
  const { fields } = tabSpec(tab)
  const base = filled(emptyDraft(tabSpec(tab)), {})
  const text = (draft: ItemDraft, { column }: FieldSpec) => draft.values[column] ?? ''

  it('keep what each alone has changed, and are asked about the rest', () => {
    fc.assert(
      fc.property(edited(base, fields), edited(base, fields), (mine, theirs) => {
        const { draft, both } = mergeDrafts(fields, mine, base, theirs)
        for (const field of fields) {
          const [here, there] = [text(mine, field) !== text(base, field), text(theirs, field) !== text(base, field)]
          expect(text(draft, field)).toBe(text(here ? mine : theirs, field))
          expect(both.includes(field)).toBe(here && there && text(mine, field) !== text(theirs, field))
        }
        // Whoever saves second, the fields that only one has changed are the same.
        const other = mergeDrafts(fields, theirs, base, mine)
        expect(other.both).toEqual(both)
        for (const field of fields.filter((each) => !both.includes(each)))
          expect(text(other.draft, field)).toBe(text(draft, field))
        expect(withFieldsOf(draft, theirs, both)).toEqual(
          withFieldsOf(
            theirs,
            draft,
            fields.filter((field) => !both.includes(field)),
          ),
        )
      }),
    )
  })
})
