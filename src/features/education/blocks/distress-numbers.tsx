import { chosenCampus } from '@/data/chosen-campus'
import { useEmergencyContacts } from '@/data/use-emergency-contacts'
import { distressLines } from '@/domain/shared/national-numbers'
import { HelpNumbers } from '@/ui/list/help-numbers'

/** Whom to call for somebody who thinks of harming themselves. */
export const DistressNumbers = () => <HelpNumbers campus={chosenCampus().shortName} own={useEmergencyContacts()} lines={distressLines} />
