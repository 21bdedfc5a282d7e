import { Button } from '@mantine/core'
import { IconBrandWhatsapp } from '@tabler/icons-react'
import { useState } from 'react'
import { useStore } from 'zustand'
import { useIdentity } from '@/data/session/use-session'
import type { Listing } from '@/domain/market/listing'
import { interestMessage } from '@/messages/market/interest-message'
import { whatsappLink } from '@/domain/shared/phone-links'
import { PhoneButton } from '@/ui/platform/phone-button'
import { showToast } from '@/ui/feedback/toast'
import { useMarket } from './market-actions'
import classes from './market.module.css'
import { requestSellerContact, shownContact, type SellerContactResult } from './seller-contact'
import { contactToast } from './toasts'

/** Fetches the seller's number, opens the chat, and then shows buttons to chat or call. */
export function ContactSeller({ listing }: { listing: Listing }) {
  const { logIn } = useMarket()
  const reader = useIdentity() ?? 'anonymous'
  const [isLoading, setLoading] = useState(false)
  const shown = useStore(shownContact)
  const { title } = listing

  const showProblem = (kind: Exclude<SellerContactResult['kind'], 'number'>) =>
    showToast({ ...contactToast[kind], ...(kind === 'sign-in' || kind === 'too-often-here' ? { action: { label: 'Log In', onClick: logIn } } : {}) })

  const requestContact = async () => {
    setLoading(true)
    const result = await requestSellerContact(reader, listing.id)
    setLoading(false)
    if (result.kind !== 'number') return showProblem(result.kind)
    // After a slow response the browser blocks the new window, because the tap is too long ago. The buttons below remain.
    window.open(whatsappLink(result.phone.digits, interestMessage(listing)), '_blank', 'noopener')
  }

  if (shown.item === listing.id && shown.reader === reader) {
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
      loading={isLoading}
      aria-label={`Contact Seller: ${title}`}
      leftSection={<IconBrandWhatsapp size={20} aria-hidden />}
      onClick={() => void requestContact()}
    >
      Contact Seller
    </Button>
  )
}
