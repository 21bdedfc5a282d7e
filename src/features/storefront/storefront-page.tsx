import { Container, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useDeferredValue, useState } from 'react'
import type { CartItem } from '@/domain/cart'
import { matchesText } from '@/domain/search'
import { storefronts, type StorefrontId } from '@/domain/storefronts/registry'
import { inCategory, type StorefrontSpec } from '@/domain/storefronts/storefront-spec'
import { Chips } from '@/ui/chips'
import { EmptyState } from '@/ui/empty-state'
import { SavedNote } from '@/ui/saved-note'
import { ScreenHeader } from '@/ui/screen-header'
import { OfferingCard } from './offering-card'
import { OfferingSkeletons } from './offering-skeletons'
import { useOfferings } from './queries'
import classes from './storefront.module.css'

export type StorefrontPageProps = {
  id: StorefrontId
  /** The chip and the words that the URL holds. */
  category: string
  query: string
  onCategory: (category: string) => void
  onQuery: (query: string) => void
  onBack: () => void
  onAdd: (item: CartItem, times: number) => void
}

export function StorefrontPage({ id, category, query, onCategory, onQuery, onBack, onAdd }: StorefrontPageProps) {
  const spec: StorefrontSpec = storefronts[id]
  const result = useOfferings(spec.source)
  // While it is typed, the text is the box's own: the URL answers a moment later, and would move the cursor.
  const [draft, setDraft] = useState<string | null>(null)
  const words = useDeferredValue(query)
  const offerings = result.state === 'ready' ? result.offerings : []
  const shown = offerings.filter((offering) => inCategory(offering, category) && matchesText(words, offering.name))
  return (
    <Container pb="xl">
      <ScreenHeader title={spec.title} intro={spec.intro} backLabel="Back" onBack={onBack} />
      <div className={classes.tools}>
        <TextInput
          type="search"
          aria-label={spec.searchPlaceholder}
          placeholder={spec.searchPlaceholder}
          leftSection={<IconSearch size={20} aria-hidden />}
          value={draft ?? query}
          onChange={(event) => {
            setDraft(event.currentTarget.value)
            onQuery(event.currentTarget.value)
          }}
          onBlur={() => setDraft(null)}
        />
        <Chips label="Categories" options={spec.categories} value={category} onChange={onCategory} />
      </div>
      {result.state === 'loading' && <OfferingSkeletons text={spec.loadingText} />}
      {result.state === 'ready' && spec.source.kind === 'table' && <SavedNote checkedAt={result.checkedAt} />}
      {result.state === 'ready' && shown.length === 0 && (
        <EmptyState image="/pictures/campus.svg#empty-search" text={spec.emptyText} />
      )}
      <ul className={classes.grid} aria-label={spec.title}>
        {shown.map((offering) => (
          <OfferingCard key={offering.id} storefront={id} spec={spec} offering={offering} onAdd={onAdd} />
        ))}
      </ul>
    </Container>
  )
}
