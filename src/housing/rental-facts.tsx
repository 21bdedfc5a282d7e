import { Text } from '@mantine/core'
import {
  IconBath,
  IconBed,
  IconCalendarCheck,
  IconHome,
  IconMapPin,
  IconReceipt,
  IconWalk,
  IconWallet,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { distanceOf } from '@/housing/rules/distance'
import type { Rental } from '@/housing/rules/rental'
import type { IsoDay } from '@/kit/rules/day'
import { confirmedText, depositText, distanceText, includedText, isStale } from '@/housing/words/rental-facts'
import { baths, beds } from '#words/housing/rental-facts'
import { categoryText } from '@/housing/words/rental-tabs'
import classes from './housing.module.css'

/** What is known of a rental besides its price, each with its sign. */
export function RentalFacts({ rental, today }: { rental: Rental; today: IsoDay }) {
  const { location, bedrooms, bathrooms, deposit, included, confirmedOn } = rental
  const distance = distanceOf(rental)
  return (
    <>
      <Fact icon={<IconMapPin size={18} aria-hidden />}>{location}</Fact>
      {distance && <Fact icon={<IconWalk size={18} aria-hidden />}>{distanceText(distance)}</Fact>}
      <div className={classes.facts}>
        <Fact icon={<IconHome size={18} aria-hidden />}>{categoryText(rental.category)}</Fact>
        {bedrooms !== null && <Fact icon={<IconBed size={18} aria-hidden />}>{beds({ count: bedrooms })}</Fact>}
        {bathrooms !== null && <Fact icon={<IconBath size={18} aria-hidden />}>{baths({ count: bathrooms })}</Fact>}
        {deposit !== null && <Fact icon={<IconWallet size={18} aria-hidden />}>{depositText(deposit)}</Fact>}
      </div>
      {included.length > 0 && <Fact icon={<IconReceipt size={18} aria-hidden />}>{includedText(included)}</Fact>}
      {confirmedOn && (
        <Fact stale={isStale(confirmedOn, today)} icon={<IconCalendarCheck size={18} aria-hidden />}>
          {confirmedText(confirmedOn, today)}
        </Fact>
      )}
    </>
  )
}

function Fact({ icon, stale = false, children }: { icon: ReactNode; stale?: boolean; children: ReactNode }) {
  return (
    <Text size="sm" component="div" className={classes.fact} data-stale={stale}>
      {icon}
      <span>{children}</span>
    </Text>
  )
}
