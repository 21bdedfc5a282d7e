import { Button, Text } from '@mantine/core'
import { useState } from 'react'
import { useStore } from 'zustand'
import { useAsync } from '@/store/use-async'
import { useIdentity } from '@/store/session/use-session'
import type { Listing } from '@/market/rules/listing'
import { whatsappLink } from '@/kit/rules/phone-links'
import { interestMessage, otherQuestions } from '@/market/words/listing'
import * as messages from '#words/market/market-page'
import * as buttons from '#words/kit/buttons'
import { chatMark } from '@/kit/platform/chat-button'
import { PhoneButton } from '@/kit/platform/phone-button'
import { showToast } from '@/kit/feedback/toast'
import { useMarket } from './market-actions'
import classes from './market.module.css'
import { renewSellerContact, requestSellerContact, shownContact, type SellerContactResult } from './seller-contact'
import { contactToast } from './toasts'

const whatsApp = 'WhatsApp'

/** Fetches the seller's number, opens the chat, and then shows buttons to chat or call. */
export function ContactSeller({ listing }: { listing: Listing }) {
  const { logIn } = useMarket()
  const reader = useIdentity() ?? 'anonymous'
  const [isLoading, setLoading] = useState(false)
  const shown = useStore(shownContact)
  const { title } = listing

  const showProblem = (kind: Exclude<SellerContactResult['kind'], 'number'>) =>
    showToast({
      ...contactToast[kind],
      ...(kind === 'sign-in' || kind === 'too-often-here' ? { action: { label: buttons.login, onClick: logIn } } : {}),
    })

  const requestContact = async () => {
    setLoading(true)
    const result = await requestSellerContact(reader, listing)
    setLoading(false)
    if (result.kind !== 'number') return showProblem(result.kind)
    // After a slow response the browser blocks the new window, because the tap is too long ago. The buttons below
    // remain.
    window.open(whatsappLink(result.phone.digits, interestMessage(listing)), '_blank', 'noopener')
  }

  const isAsked = shown.item === listing.id && shown.reader === reader
  const isOutdated = isAsked && shown.rev !== listing.rev
  // A buyer who has asked also sees the seller's new number. If it cannot be fetched now, the old one is not shown,
  // because it may belong to somebody else.
  useAsync(
    async () => {
      if (isOutdated) await renewSellerContact(reader, listing)
    },
    [isOutdated, reader, listing],
    'market',
  )

  if (isAsked && !isOutdated) {
    const contact = { about: title, number: shown.phone.e164 }
    return (
      <div className={classes.contact} role="group" aria-label={messages.reachSeller({ title })}>
        <PhoneButton label={whatsApp} chat={interestMessage(listing)} {...contact} />
        <PhoneButton label={messages.call} variant="default" {...contact} />
        <Text size="sm" className={classes.whole}>
          {messages.orAsk}
        </Text>
        {otherQuestions.map(({ question, label }) => (
          <PhoneButton
            key={question}
            label={label}
            variant="light"
            chat={interestMessage(listing, question)}
            {...contact}
          />
        ))}
      </div>
    )
  }
  return (
    <Button
      variant="outline"
      fullWidth
      className={classes.ask}
      loading={isLoading}
      aria-label={messages.contactSellerOf({ title })}
      {...chatMark}
      onClick={() => void requestContact()}
    >
      {messages.contactSeller}
    </Button>
  )
}
