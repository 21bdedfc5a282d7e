import { helpNumbers } from '@/store/help-numbers'
import { useCampusContacts } from '@/store/use-campus-contacts'
import { useEmergencyContacts } from '@/store/use-emergency-contacts'
import { site } from '@/kit/rules/site'
import { reachable } from '@/campus/rules/campus-contacts'
import * as messages from '#words/account/profile/profile-page'
import disclosure from '@/kit/layout/disclosure.module.css'
import { ContactList } from '@/kit/list/contact-list'
import { HelpNumbers } from '@/kit/list/help-numbers'

/** Whom to call: for help, the offices of the campus, and the team. Here also without a network. */
export function Numbers() {
  const emergency = useEmergencyContacts()
  const { contacts } = useCampusContacts()
  // Some stand in both lists of a campus.
  const offices = contacts.filter(
    ({ label, value }) => !emergency.some((other) => other.label === label && other.value === value),
  )
  return (
    <details className={disclosure.fold}>
      <summary>{messages.numbersToCall}</summary>
      <HelpNumbers {...helpNumbers(emergency)} />
      <ContactList
        label={messages.numbersToCall}
        contacts={reachable([...offices, { label: 'Comrade', value: site.supportPhone }])}
      />
    </details>
  )
}
