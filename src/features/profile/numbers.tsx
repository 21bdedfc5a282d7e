import { Text } from '@mantine/core'
import { useCampusContacts } from '@/data/use-campus-contacts'
import { site } from '@/domain/shared/site'
import { callsOf } from '@/domain/university/campus-contacts'
import * as messages from '@/messages/profile/profile-page.gen'
import { hasSample, sampleText } from '@/messages/shared/sample-numbers'
import disclosure from '@/ui/layout/disclosure.module.css'
import { ContactList } from '@/ui/list/contact-list'

/** Whom to call: emergencies of the campus, its offices, and the team. Here also without a network. */
export function Numbers() {
  const { emergency, contacts } = useCampusContacts()
  const listed = [...emergency, ...contacts, { label: 'Comrade', value: site.supportPhone }]
  // Some stand in both lists of a campus.
  const all = listed.filter(({ label, value }, index) => index === listed.findIndex((other) => other.label === label && other.value === value))
  return (
    <details className={disclosure.fold}>
      <summary>{messages.numbersToCall}</summary>
      <ContactList label={messages.numbersToCall} contacts={all} />
      {hasSample(callsOf(all)) && (
        <Text size="sm" c="var(--ink-soft)" mb="sm">
          {sampleText}
        </Text>
      )}
    </details>
  )
}
