/** The lists of which LibreOffice 7.4 has saved the files in `saved-sheets`, for a test. */

import type { ItemRow, Values } from '@/admin/rules/item-row'

const row = (id: string, values: Values): ItemRow => ({ id, rev: 1, createdAt: '', values, photos: [] })
const part = (id: string, name: string, price: number, description: string) => ({
  id,
  name,
  price,
  description,
  image: '/pictures/services.svg#gas-6kg-blue',
})

export const savedSheets: Readonly<Record<'gas' | 'emergency-contacts' | 'events', readonly ItemRow[]>> = {
  gas: [
    row('gas-mwangaza', {
      name: 'Mwangaza Gas, Tudor',
      hours: 'Every day, 7AM to 9PM',
      deliveryTime: '30-45 minutes',
      rating: 4.8,
      freeDelivery: true,
      whatsapp: '+254 700 000 091',
      products: [
        part('m-6', '6kg Gas Refill', 1150, 'Sealed and weighed in front of you.'),
        part('m-13', '13kg Gas Refill', 2300, 'For a shared kitchen, lasts about two months.'),
        part('m-new', 'New 6kg Cylinder', 3500, 'With “regulator” & ½ m hose'),
      ],
    }),
    row('gas-pwani', {
      name: 'Pwani Gas Point',
      hours: 'Monday to Saturday, 7AM to 8PM; Sunday, 9AM to 5PM',
      deliveryTime: '45-60 minutes',
      rating: 4.5,
      freeDelivery: false,
      whatsapp: '0700000092',
      products: [
        part('p-6', '6kg Gas Refill', 1200, 'Any brand taken back.'),
        part('p-13', '13kg Gas Refill', 2250, '24/7'),
      ],
    }),
  ],
  'emergency-contacts': [
    row('health-centre', {
      name: 'Campus Health Centre',
      phone: '+254 700 000 190',
      hours: '24/7',
      description: 'The nurse’s café answers day and night.',
      image: '/a.svg',
    }),
    row('ambulance', {
      name: 'Ambulance',
      phone: '0700000199',
      hours: '8:00 - 17:00',
      description: '2-3',
      image: '/b.svg',
    }),
    row('guards', { name: 'Guards', phone: '0712 345 678', hours: '007', description: 'At the gate', image: '/c.svg' }),
  ],
  events: [
    row('graduation', {
      title: 'Graduation',
      description: 'Gowns, and\nfar too many photos',
      place: 'Main Campus',
      time: 'From 8AM',
      date: '2026-12-11',
      image: '/a.svg',
    }),
    row('fair', {
      title: 'Career Fair',
      description: '=1+1',
      place: '1/2',
      time: '9:00',
      date: '2027-02-19',
      image: '/b.svg',
    }),
    row('football', {
      title: 'Football',
      description: 'Back to back',
      place: 'Field',
      time: 'Fridays',
      date: null,
      image: '/c.svg',
    }),
  ],
}
