import { useText } from '#app/platform/i18n/use-text.ts'
import { WayOut } from '#app/ui/way-out.tsx'

type Props = {
  wards: readonly { name: string; numberOfBeds: number }[]
  total: number
  /** The address of the page on which the beds are filled in. */
  wardsPage: string
}

const name = 'py-1 pr-2 text-left align-top'
const number = 'py-1 text-right align-top tabular-nums'

/** The beds of each ward, and of all together. */
export function BedsPerWard({ wards, total, wardsPage }: Props) {
  const t = useText('roadmap/location/prepare-quotation')
  return (
    <>
      <table className="mt-3 w-full max-w-line border-b border-line">
        <caption className="sr-only">{t('beds.caption')}</caption>
        <thead>
          <tr>
            <th scope="col" className={`${name} font-semibold`}>
              {t('beds.ward')}
            </th>
            <th scope="col" className={`${number} font-semibold`}>
              {t('beds.sensors')}
            </th>
          </tr>
        </thead>
        <tbody>
          {wards.map((ward, index) => (
            <tr key={index} className="border-t border-line">
              <th scope="row" className={`${name} font-normal`}>
                {ward.name || t('beds.unnamed', { number: index + 1 })}
              </th>
              <td className={number}>{ward.numberOfBeds}</td>
            </tr>
          ))}
          <tr className="border-t border-line font-bold">
            <th scope="row" className={name}>
              {t('beds.total')}
            </th>
            <td className={number}>{total}</td>
          </tr>
        </tbody>
      </table>
      <p className="mt-1 max-w-line">
        {t('beds.wrong')}{' '}
        <WayOut href={wardsPage} className="inline-block py-0.5 text-left text-teal-dark underline underline-offset-3">
          {t('beds.toWards')}
        </WayOut>
      </p>
    </>
  )
}
