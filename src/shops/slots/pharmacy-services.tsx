import { Text } from '@mantine/core'
import { use } from 'react'
import { keepDirectOrder } from '@/cart/store/keep-direct-order'
import { useRatings } from '@/shops/store/provider-scores'
import { useCatalogueItems } from '@/store/use-catalogue'
import { providerOfStorefront } from '@/cart/rules/ratings'
import { rankWithOpened } from '@/kit/rules/search/rank'
import { isGone } from '@/kit/rules/item-link'
import { formatKes } from '@/kit/words/money'
import { lineId } from '@/kit/rules/ids'
import { readPhone } from '@/kit/rules/phone'
import { whatsappLink } from '@/kit/rules/phone-links'
import { site } from '@/kit/rules/site'
import { pharmacyName, orderBy } from '@/shops/words/storefronts'
import * as messages from '#words/shops/chemist-panels'
import { bookingMessage } from '@/shops/words/order-messages'
import { ProviderRating } from '@/shops/provider-rating'
import { DirectOrders } from '@/cart/send-direct-order'
import { ChatButton } from '@/kit/platform/chat-button'
import { NothingFound } from '@/kit/feedback/nothing-found'
import { CardGrid } from '@/kit/layout/card-grid'
import { LoadFailure } from '@/kit/feedback/load-failure'
import { NotFoundNote } from '@/kit/feedback/not-found-note'
import type { SlotProps } from '../layout-props'
import { PanelCard } from './panel-card'
import classes from '../storefront.module.css'

const { orderLabel, keptLabel } = orderBy('book')
const pharmacy = providerOfStorefront('chemist', pharmacyName)

const nameOf = ({ name }: { readonly name: string }) => [name]

/** Services of the campus pharmacy, booked over WhatsApp. */
export function PharmacyServices({ view, rate }: SlotProps) {
  const { items: services, problem, retry } = useCatalogueItems('pharmacy-services')
  const readRating = useRatings()
  const shown = rankWithOpened(view.query, services ?? [], nameOf, view.item)
  const phone = readPhone(site.supportPhone)
  const send = use(DirectOrders)
  if (problem) return <LoadFailure problem={problem} onRetry={retry} />
  if (services && shown.length === 0) {
    return <NothingFound text={messages.noServices} query={view.query} />
  }
  return (
    <>
      <NotFoundNote gone={services !== null && isGone(services, view.item)} />
      <div className={classes.facts}>
        <ProviderRating {...readRating(pharmacy, null)} />
      </div>
      {pharmacy && rate(pharmacy, pharmacyName)}
      <CardGrid className={classes.panel} aria-label={messages.services}>
        {shown.map((service) => {
          const line = {
            id: lineId(`pharmacy:${service.id}`),
            name: service.name,
            price: service.price,
            quantity: 1,
            category: 'Pharmacy',
            provider: pharmacyName,
            ...(pharmacy && { ratedAs: pharmacy }),
          } as const
          const message = bookingMessage({ ...line, provider: '' })
          const contact = phone.ok && { digits: phone.digits, label: keptLabel }
          return (
            <PanelCard
              key={service.id}
              item={service}
              view={view}
              detail={
                <Text className={classes.price}>{service.price === 0 ? messages.free : formatKes(service.price)}</Text>
              }
            >
              {contact && (
                <ChatButton
                  className={classes.panelAction}
                  label={orderLabel}
                  about={service.name}
                  href={whatsappLink(contact.digits, message)}
                  onClick={(event) =>
                    send
                      ? send(event, { line, contact: { ...contact, words: message }, isDelivered: false })
                      : keepDirectOrder(line, { ...contact, message })
                  }
                />
              )}
            </PanelCard>
          )
        })}
      </CardGrid>
    </>
  )
}
