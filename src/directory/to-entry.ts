import type { CatalogueItem } from '@/store/catalogue-schemas'
import { providerOfDirectory } from '@/cart/rules/ratings'
import { readHours } from '@/kit/rules/read-hours'
import type { DirectoryEntry } from '@/directory/rules/directories'
import type { RowOf } from '@/store/sync/table-names'

export const driverEntry = (driver: CatalogueItem<'drivers'>): DirectoryEntry => ({
  ...driver,
  category: driver.vehicle,
  ratings: 0,
  ratedAs: providerOfDirectory('drivers', driver.id),
  hours: readHours(driver.availability),
  capacity: driver.vehicle === 'tuk-tuk' ? driver.capacity : '',
  description: '',
  whatsapp: null,
})

export const providerEntry = (row: RowOf<'service_providers'>): DirectoryEntry => ({
  id: row.id,
  name: row.name,
  speciality: row.speciality ?? '',
  category: row.category,
  rating: row.rating,
  ratings: 0,
  ratedAs: providerOfDirectory('service_providers', row.id),
  location: row.location ?? '',
  availability: row.availability ?? '',
  hours: readHours(row.availability ?? ''),
  capacity: '',
  description: row.description ?? '',
  image: row.image_url,
  phone: row.phone,
  whatsapp: row.whatsapp,
})
