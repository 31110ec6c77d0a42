import { SmallTable } from '../../../../src/views/SmallTable.tsx'
import type { ShownPart } from '../rules/shownPart.ts'
import css from './showcase.module.css'
import { useTexts } from './words.ts'

/** What a part can be given, as its file declares it; that is said in English, in every language of the page. */
export function PartTable({ part: { name, properties, also } }: { part: ShownPart }) {
  const t = useTexts()
  return (
    <section className={css.part}>
      <h3>{t('showcase.frame.propertiesOf', { part: name })}</h3>
      {properties.length > 0 && (
        <SmallTable
          label={t('showcase.frame.propertiesOf', { part: name })}
          heads={['property', 'value', 'meaning'].map((head) => t(`showcase.frame.${head}`))}
        >
          {properties.map((property) => (
            <tr key={property.name}>
              <th scope="row">
                <code dir="ltr">{property.isOptional ? `${property.name}?` : property.name}</code>
              </th>
              <td>
                <code dir="ltr">{property.type}</code>
              </td>
              <td lang="en" dir="ltr">
                {property.meaning}
              </td>
            </tr>
          ))}
        </SmallTable>
      )}
      {also.length > 0 && (
        <>
          <p>{t('showcase.frame.also')}</p>
          <ul>
            {also.map((type) => (
              <li key={type}>
                <code dir="ltr">{type}</code>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
