import * as messages from '#words/housing/amenities'

/** What landlords often write of their rooms, as it is stored. */
const texts = new Map([
  ['Air conditioning', messages.airConditioning],
  ['Back-up generator', messages.backUpGenerator],
  ['Balcony', messages.balcony],
  ['Borehole water', messages.boreholeWater],
  ['Breakfast', messages.breakfast],
  ['Cleaning', messages.cleaning],
  ['Cleaning twice a week', messages.cleaningTwice],
  ['Courtyard', messages.courtyard],
  ['Electricity', messages.electricity],
  ['Furnished', messages.furnished],
  ['Garbage collection', messages.garbage],
  ['Garden', messages.garden],
  ['Hot shower', messages.hotShower],
  ['Kitchen', messages.kitchen],
  ['Laundry', messages.laundry],
  ['Lift', messages.lift],
  ['Lockers', messages.lockers],
  ['Matron', messages.matron],
  ['Night guard', messages.nightGuard],
  ['Own locker', messages.ownLocker],
  ['Own meter', messages.ownMeter],
  ['Parking', messages.parking],
  ['Perimeter wall', messages.perimeterWall],
  ['Pets allowed', messages.pets],
  ['Pool', messages.pool],
  ['Sea view', messages.seaView],
  ['Security', messages.security],
  ['Shared bathroom', messages.sharedBathroom],
  ['Shared kitchen', messages.sharedKitchen],
  ['Shared laundry line', messages.sharedLaundryLine],
  ['Study room', messages.studyRoom],
  ['Water', messages.water],
  ['Water included', messages.waterIncluded],
  ['Water tank', messages.waterTank],
  ['Wi-Fi ready', messages.wifiReady],
])

/**
 * What is shown for an amenity or for something that the rent pays for; the stored text itself where it is not among
 * the known ones.
 */
export const amenityText = (stored: string): string => texts.get(stored) ?? stored

/** "Water, Wi-Fi" */
export const amenityList = (stored: readonly string[]): string => stored.map(amenityText).join(', ')
