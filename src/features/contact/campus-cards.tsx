import { chosenCampus } from '@/data/chosen-campus'
import { useHelpNumbers } from '@/data/help-numbers'
import { useCampusContacts } from '@/data/use-campus-contacts'
import { reachable } from '@/domain/university/campus-contacts'
import * as messages from '@/messages/contact/contact-page.gen'
import { TitledSection } from '@/ui/layout/titled-section'
import { ContactList } from '@/ui/list/contact-list'
import { HelpNumbers } from '@/ui/list/help-numbers'
import classes from './contact.module.css'

/** Whom to call for help, and whom to reach at the chosen campus. */
export function CampusCards() {
  const { contacts } = useCampusContacts()
  const { shortName } = chosenCampus()
  return (
    <>
      <TitledSection title={messages.emergencyNumbersTitle} className={classes.card}>
        <HelpNumbers {...useHelpNumbers()} />
      </TitledSection>
      {contacts.length > 0 && (
        <TitledSection title={messages.campusContactsTitle({ campus: shortName })} className={classes.card}>
          <ContactList label={messages.campusContacts({ campus: shortName })} contacts={reachable(contacts)} />
        </TitledSection>
      )}
    </>
  )
}
