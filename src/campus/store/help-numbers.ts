import { nationalNumbers, type NationalNumber } from '@/kit/rules/national-numbers'
import { callsOf, uncallable, type CampusContact } from '@/campus/rules/campus-contacts'
import { nationalCall } from '@/kit/words/national-numbers'
import { chosenCampus } from '@/store/chosen-campus'
import { useEmergencyContacts } from './use-emergency-contacts'

/** Whom to call for help: the national lines and the chosen campus's contacts; samples are listed separately. */
export const helpNumbers = (own: readonly CampusContact[], lines: readonly NationalNumber[] = nationalNumbers) => {
  const national = lines.map(nationalCall)
  return {
    campus: chosenCampus().shortName,
    calls: callsOf(own).filter(({ href }) => !national.some((call) => call.href === href)),
    national,
    others: uncallable(own),
  }
}

export const useHelpNumbers = (lines?: readonly NationalNumber[]) => helpNumbers(useEmergencyContacts(), lines)
