import { Link } from '@tanstack/react-router'
import { languageNames, languages, locales } from '@/kit/rules/language'
import { builtLanguage } from '@/kit/words/locale'
import classes from './language-links.module.css'

const others = languages.filter((language) => language !== builtLanguage)

/** The other languages, each by its own name: whoever needs one may not read this one. */
export const LanguageLinks = () =>
  others.map((language) => (
    <Link
      key={language}
      to="/profile"
      search={{ language }}
      hash="language"
      className={classes.link}
      lang={locales[language]}
    >
      {languageNames[language]}
    </Link>
  ))
