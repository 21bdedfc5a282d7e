import { roommateTabValues } from '@/domain/roommates/roommate-tabs'
import { labelled } from '../shared/labelled'

export const roommateTabs = labelled(roommateTabValues, {
  find: 'Find Roommate',
  requests: 'Room Requests',
  post: 'Post Listing',
  safety: 'Safety Tips',
})
