import { chosenCampus } from '@/store/chosen-campus'
import { useHelpNumbers } from '@/store/help-numbers'
import { useCampusContacts } from '@/store/use-campus-contacts'
import { reachable } from '@/campus/rules/campus-contacts'
import * as messages from '#words/pages/contact/contact-page'
import { TitledSection } from '@/kit/layout/titled-section'
import { ContactList } from '@/kit/list/contact-list'
import { HelpNumbers } from '@/kit/list/help-numbers'
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
