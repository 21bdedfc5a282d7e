import { Button, Text } from '@mantine/core'
import { IconBrandWhatsapp } from '@tabler/icons-react'
import { useCatalogue } from '@/data/use-catalogue'
import { isGone, withOpenedItem } from '@/domain/shared/item-link'
import { formatKes } from '@/messages/shared/money'
import { readPhone } from '@/domain/shared/phone'
import { whatsappLink } from '@/domain/shared/phone-links'
import { matchesText } from '@/domain/shared/text-match'
import { site } from '@/domain/shared/site'
import { bookingMessage } from '@/messages/storefronts/order-messages'
import { EmptyState } from '@/ui/feedback/empty-state'
import { CardGrid } from '@/ui/layout/card-grid'
import { NotFoundNote } from '@/ui/feedback/not-found-note'
import type { SlotProps } from '.'
import { PanelCard } from './panel-card'
import classes from '../storefront.module.css'

/** Services of the campus pharmacy, booked over WhatsApp. */
export function PharmacyServices({ view }: SlotProps) {
  const services = useCatalogue('pharmacy-services')
  const shown = withOpenedItem(services ?? [], view.item, (service) => matchesText(view.query, service.name))
  const phone = readPhone(site.supportPhone)
  if (services && shown.length === 0) {
    return <EmptyState image="/pictures/campus.svg#empty-search" text="No pharmacy services found matching your search." />
  }
  return (
    <>
      <NotFoundNote gone={services !== null && isGone(services, view.item)} />
      <CardGrid className={classes.panel} aria-label="Pharmacy services">
        {shown.map((service) => (
          <PanelCard
            key={service.id}
            item={service}
            view={view}
            detail={<Text className={classes.price}>{service.price === 0 ? 'Free' : formatKes(service.price)}</Text>}
          >
            {phone.ok && (
              <Button
                className={classes.panelAction}
                component="a"
                href={whatsappLink(phone.digits, bookingMessage({ ...service, quantity: 1, provider: '' }))}
                target="_blank"
                rel="noopener"
                aria-label={`Book Now: ${service.name}`}
                leftSection={<IconBrandWhatsapp size={20} aria-hidden />}
              >
                Book Now
              </Button>
            )}
          </PanelCard>
        ))}
      </CardGrid>
    </>
  )
}
