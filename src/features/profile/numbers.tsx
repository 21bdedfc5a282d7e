import { helpNumbers } from '@/data/help-numbers'
import { useCampusContacts } from '@/data/use-campus-contacts'
import { useEmergencyContacts } from '@/data/use-emergency-contacts'
import { site } from '@/domain/shared/site'
import { reachable } from '@/domain/university/campus-contacts'
import * as messages from '@/messages/profile/profile-page.gen'
import disclosure from '@/ui/layout/disclosure.module.css'
import { ContactList } from '@/ui/list/contact-list'
import { HelpNumbers } from '@/ui/list/help-numbers'

/** Whom to call: for help, the offices of the campus, and the team. Here also without a network. */
export function Numbers() {
  const emergency = useEmergencyContacts()
  const { contacts } = useCampusContacts()
  // Some stand in both lists of a campus.
  const offices = contacts.filter(({ label, value }) => !emergency.some((other) => other.label === label && other.value === value))
  return (
    <details className={disclosure.fold}>
      <summary>{messages.numbersToCall}</summary>
      <HelpNumbers {...helpNumbers(emergency)} />
      <ContactList label={messages.numbersToCall} contacts={reachable([...offices, { label: 'Comrade', value: site.supportPhone }])} />
    </details>
  )
}
