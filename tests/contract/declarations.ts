import { inquiryMessage } from '@/housing/words/rental'
import { rentalTabs } from '@/housing/words/rental-facts'
import { connectMessage, respondMessage } from '@/roommates/words/roommates'
import { site } from '@/kit/rules/site'
import { directoryTexts, shownDirectories } from '@/directory/words/directories'
import { bookingMessage } from '@/shops/words/order-messages'
import type { Declaration } from './declaration.ts'
import { catalogue, chatLink, drivers, providers, rentals } from './listed.ts'
import { storefrontDeclarations } from './storefront-declarations.ts'

/** Everything that the public screens list. Add a new directory or catalogue here. */
export const declarations: Readonly<Record<string, Declaration>> = {
  ...storefrontDeclarations,
  'Pharmacy services': {
    list: catalogue('pharmacy-services', (service) => ({
      ...service,
      images: [service.image],
      chat: chatLink(site.supportPhone, bookingMessage({ ...service, quantity: 1, provider: '' })),
    })),
    file: 'pharmacy-services',
    count: 4,
    prices: [0, 500],
    figures: {
      'Prescription Consultation': [0],
      'Blood Pressure Check': [100],
      'Temperature Check': [50],
      'Health Screening': [500],
    },
    chat: [
      'Health Screening',
      '254700000001',
      'Hello! I would like to book Health Screening (KSh 500). Please confirm availability. Thank you!',
    ],
  },
  'Emergency contacts': {
    list: catalogue('emergency-contacts', ({ name, phone, image }) => ({ name, phones: [phone], images: [image] })),
    file: 'emergency-contacts',
    count: 2,
  },
  'Transport Services': {
    list: drivers,
    file: 'drivers',
    count: 8,
    settings: [shownDirectories.transport, { title: 'Transport Services', chat: null }],
    chips: [shownDirectories.transport.categories, 'all (All), boda-boda (Boda Boda), tuk-tuk (Tuk Tuk)'],
  },
  'Get Cheap Services': {
    list: providers(directoryTexts.serviceProviders.chat.message),
    count: 26,
    settings: [
      shownDirectories.serviceProviders,
      {
        title: 'Get Cheap Services',
        searchPlaceholder: 'Search service providers...',
        loadingText: 'Loading service providers...',
        emptyText: 'No service providers found matching your search.',
        backLabel: 'Back to Home',
        callLabel: 'Contact',
        chat: { label: 'WhatsApp' },
      },
    ],
    chips: [
      shownDirectories.serviceProviders.categories,
      'all (All Services), mamafua (Laundry), fundi (Technician), poshomill (Mill Services), salon (Beauty & Salon), wifi (WiFi Installation), photography (Photography), bakery (Bakery), cleaning (Cleaning)',
    ],
    chat: [
      'Mama Kadzo',
      '254700000014',
      'Hello Mama Kadzo! I would like to ask about your services: Bedding, blankets and curtains. Are you available?',
    ],
  },
  'Rental Booking': {
    list: rentals(inquiryMessage),
    count: 21,
    chips: [
      rentalTabs,
      'all (All), bedsitter (Bedsitter), hostel (Hostel), 1bedroom (1 Bedroom), 2bedroom (2 Bedroom), airbnb (Airbnb)',
    ],
    prices: [2000, 100_000],
    chat: [
      'Quiet Bedsitter, Tudor Four',
      '254700000040',
      'Hello! I am interested in the listing "Quiet Bedsitter, Tudor Four" at KSh 8,500 per month in Tudor Four. Is it still available? Thank you!',
    ],
  },
  'Clinics for young people': { list: catalogue('clinics', ({ name }) => ({ name })), file: 'clinics', count: 2 },
  'The map of the rooms': { list: catalogue('area', ({ name }) => ({ name })), file: 'area', count: 39 },
  'Roommate Finder': {
    list: catalogue('roommates', (entry) => ({
      name: entry.kind === 'listing' ? entry.name : entry.title,
      phones: [entry.contact],
      chat: chatLink(entry.contact, entry.kind === 'listing' ? connectMessage(entry) : respondMessage(entry)),
    })),
    file: 'roommates',
    count: 6 + 5,
    chat: [
      'Joy M.',
      '254700000121',
      'Hello Joy M.! I saw your roommate listing on Comrade (Tudor, KSh 5,000 a month) and would like to connect about it. Is the place still free?',
    ],
  },
  Bundles: {
    list: catalogue('bundles', ({ name, image, whatsapp }) => ({ name, images: [image], phones: [whatsapp] })),
    file: 'bundles',
    count: 1,
  },
  'Special Offers': {
    list: catalogue('promotions', ({ title, image }) => ({ name: title, images: [image] })),
    file: 'promotions',
    count: 2,
  },
  Announcements: {
    list: catalogue('announcements', ({ title }) => ({ name: title })),
    file: 'announcements',
    count: 10,
  },
  Events: {
    list: catalogue('events', ({ title, image }) => ({ name: title, images: [image] })),
    file: 'events',
    count: 10,
  },
  'Campus services': {
    list: catalogue('campus-services', ({ name, image, phone }) => ({ name, images: [image], phones: [phone] })),
    file: 'campus-services',
    count: 9,
  },
}
