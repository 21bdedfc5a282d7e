import type { CatalogueItem } from '@/data/catalogue-schemas'
import type { Assortment, OfferingGroup } from '@/domain/storefronts/offering'
import { plainOffering } from './source'

type Offered = CatalogueItem<'gas'>['products'][number]

/** The common shape of the providers of all catalogues. */
type Provider = Pick<OfferingGroup, 'id' | 'name' | 'rating' | 'facts' | 'badge' | 'category'> & {
  readonly contact: string
  readonly offered: readonly Offered[]
}

/** Converts providers to groups and what they sell to offerings. */
export const assortmentOf = (providers: readonly Provider[]): Assortment => ({
  groups: providers.map(({ id, name, rating, facts, badge, category }) => ({
    id,
    name,
    rating,
    facts,
    badge,
    category,
    description: '',
    image: null,
  })),
  offerings: providers.flatMap(({ id, name, contact, category, offered }) =>
    offered.map((item) => ({ ...plainOffering, ...item, category, group: id, provider: name, contact })),
  ),
})

const deliveryFact = (time: string) => `Delivers in ${time}`

export const gasProvider = (provider: CatalogueItem<'gas'>): Provider => ({
  ...provider,
  facts: [deliveryFact(provider.deliveryTime)],
  badge: provider.freeDelivery ? 'Free delivery' : null,
  category: '',
  contact: provider.whatsapp,
  offered: provider.products,
})

export const salonOrLaundry = (provider: CatalogueItem<'laundry'> | CatalogueItem<'salon'>): Provider => ({
  ...provider,
  facts: [provider.location],
  badge: null,
  category: '',
  contact: provider.whatsapp,
  offered: provider.services,
})

export const errandRunner = (provider: CatalogueItem<'errands'>): Provider => ({
  ...provider,
  facts: [provider.deliveryTime, provider.location],
  badge: null,
  category: provider.tab,
  contact: provider.phone,
  offered: provider.services,
})
