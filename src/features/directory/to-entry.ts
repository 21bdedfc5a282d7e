import type { CatalogueItem } from '@/data/catalogue-schemas'
import type { DirectoryEntry } from '@/domain/directories/directory-entry'
import type { RowOf } from '@/data/sync/table-names'

export const driverEntry = (driver: CatalogueItem<'drivers'>): DirectoryEntry => ({
  ...driver,
  category: driver.vehicle,
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
  location: row.location ?? '',
  availability: row.availability ?? '',
  capacity: '',
  description: row.description ?? '',
  image: row.image_url,
  phone: row.phone,
  whatsapp: row.whatsapp,
})
