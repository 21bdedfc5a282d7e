import { Button } from '@mantine/core'
import { IconBrandWhatsapp } from '@tabler/icons-react'
import { useState } from 'react'
import { useStore } from 'zustand'
import type { Listing } from '@/domain/market/listing'
import { interestMessage } from '@/domain/market/interest-message'
import { whatsappLink } from '@/domain/shared/phone-links'
import { PhoneButton } from '@/ui/platform/phone-button'
import { showToast } from '@/ui/feedback/toast'
import { useMarket } from './market-actions'
import classes from './market.module.css'
import { requestSellerContact, shownContact, type SellerAnswer } from './seller-contact'
import { contactToast } from './toasts'
import { usePerson } from './listing-actions'

/** Asks for the seller's number, opens the chat, and leaves the ways to reach the seller on the screen. */
export function ContactSeller({ listing }: { listing: Listing }) {
  const { logIn } = useMarket()
  const person = usePerson()
  const [asking, setAsking] = useState(false)
  const shown = useStore(shownContact)
  const { title } = listing

  const tell = (kind: Exclude<SellerAnswer['kind'], 'number'>) =>
    showToast({ ...contactToast[kind], ...(kind === 'sign-in' ? { action: { label: 'Log In', onClick: logIn } } : {}) })

  const ask = async () => {
    if (!person) return tell('sign-in')
    setAsking(true)
    const answer = await requestSellerContact(person.id, listing.id)
    setAsking(false)
    if (answer.kind !== 'number') return tell(answer.kind)
    // On a slow network the tap is too long ago, and the browser opens nothing: then the links below are there.
    window.open(whatsappLink(answer.phone.digits, interestMessage(listing)), '_blank', 'noopener')
  }

  if (shown.item === listing.id && shown.reader === person?.id) {
    const contact = { about: title, number: shown.phone.e164, fullWidth: true }
    return (
      <div className={classes.contact} role="group" aria-label={`Reach the seller: ${title}`}>
        <PhoneButton label="WhatsApp" chat={interestMessage(listing)} {...contact} />
        <PhoneButton label="Call" variant="default" {...contact} />
      </div>
    )
  }
  return (
    <Button
      fullWidth
      className={classes.ask}
      loading={asking}
      aria-label={`Contact Seller: ${title}`}
      leftSection={<IconBrandWhatsapp size={20} aria-hidden />}
      onClick={() => void ask()}
    >
      Contact Seller
    </Button>
  )
}
