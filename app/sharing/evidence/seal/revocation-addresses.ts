import { CRLDistributionPoints, InfoAccess, type Certificate, type GeneralName } from 'pkijs'

const [authorityInfo, crlPoints] = ['1.3.6.1.5.5.7.1.1', '2.5.29.31']
const ocspAccess = '1.3.6.1.5.5.7.48.1'
/** The kind of a name that is an address. */
const uri = 6

/** Where the issuer of a certificate tells whether it was revoked: by answering a question (OCSP), and as a list (CRL). */
export function revocationAddresses({ extensions = [] }: Certificate): { ocsp: string | null; crl: string | null } {
  const parsed = (id: string): unknown => extensions.find(({ extnID }) => extnID === id)?.parsedValue
  const info = parsed(authorityInfo)
  const points = parsed(crlPoints)
  const answering =
    info instanceof InfoAccess ? info.accessDescriptions.filter(({ accessMethod }) => accessMethod === ocspAccess) : []
  const listing =
    points instanceof CRLDistributionPoints
      ? points.distributionPoints.flatMap(({ distributionPoint: names }) => (Array.isArray(names) ? names : []))
      : []
  return { ocsp: addressIn(answering.map(({ accessLocation }) => accessLocation)), crl: addressIn(listing) }
}

/** The first name that is an address by http or https. */
function addressIn(names: readonly GeneralName[]): string | null {
  const addresses = names.filter(({ type }) => type === uri).map(({ value }) => String(value))
  return addresses.find((one) => URL.canParse(one) && /^https?:/i.test(one)) ?? null
}
