import type { RoommateListing, RoomRequest } from '@/roommates/rules/roommates'

export const listing: RoommateListing = {
  id: 'joy',
  name: 'Joy M.',
  course: 'Bachelor of Commerce',
  year: 'Year 2',
  budget: 'KSh 5,000 a month',
  location: 'Tudor',
  preferences: ['Non-smoker'],
  contact: '0700000051',
  description: 'I cook most evenings.',
}
export const request: RoomRequest = {
  id: 'cynthia',
  title: 'Bedsitter to Share',
  budget: 'KSh 4,000 - 6,000',
  location: 'Nyali',
  moveIn: 'Immediately',
  requirements: ['Water inside'],
  postedBy: 'Cynthia, Year 1',
  contact: '0700000057',
}
