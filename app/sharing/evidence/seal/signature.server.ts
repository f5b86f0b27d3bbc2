import { ObjectIdentifier, OctetString, Sequence } from 'asn1js'
import {
  Attribute,
  Certificate,
  ContentInfo,
  EncapsulatedContentInfo,
  GeneralName,
  GeneralNames,
  IssuerAndSerialNumber,
  IssuerSerial,
  SignedAndUnsignedAttributes,
  SignedData,
  SignerInfo,
} from 'pkijs'
import type { SealCertificate } from '#app/platform/config/seal.server.ts'
import { attributes, ownBuffer } from './signed-data.ts'

/**
 * A signature (CMS) over these bytes, which are not in it. As PAdES asks, it names its certificate, and no time: that stands in the PDF.
 * @throws where the certificate cannot be read
 */
export async function signedBy({ key, chain }: SealCertificate, data: ArrayBuffer): Promise<SignedData> {
  const [ownBytes, ...others] = chain.map((one) => ownBuffer(one))
  if (!ownBytes) throw new Error('There is no certificate to seal with.')
  const own = Certificate.fromBER(ownBytes)
  const digest = await crypto.subtle.digest('SHA-256', data)
  const signed = new SignedData({
    version: 1,
    certificates: [own, ...others.map((one) => Certificate.fromBER(one))],
    encapContentInfo: new EncapsulatedContentInfo({ eContentType: ContentInfo.DATA }),
    signerInfos: [
      new SignerInfo({
        version: 1,
        sid: new IssuerAndSerialNumber({ issuer: own.issuer, serialNumber: own.serialNumber }),
        signedAttrs: new SignedAndUnsignedAttributes({
          type: 0,
          // In the order of DER, the shortest first.
          attributes: [
            new Attribute({
              type: attributes.contentType,
              values: [new ObjectIdentifier({ value: ContentInfo.DATA })],
            }),
            new Attribute({ type: attributes.messageDigest, values: [new OctetString({ valueHex: digest })] }),
            new Attribute({
              type: attributes.signingCertificate,
              values: [signingCertificate(own, await crypto.subtle.digest('SHA-256', ownBytes))],
            }),
          ],
        }),
      }),
    ],
  })
  const info = key.export({ format: 'der', type: 'pkcs8' })
  const algorithm = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' }
  const usable = await crypto.subtle.importKey('pkcs8', ownBuffer(info), algorithm, false, ['sign'])
  await signed.sign(usable, 0, 'SHA-256', data)
  return signed
}

/** SigningCertificateV2 (RFC 5035) with one certificate; its hash says no algorithm, which means SHA-256. */
function signingCertificate({ issuer, serialNumber }: Certificate, hash: ArrayBuffer): Sequence {
  const named = new IssuerSerial({
    issuer: new GeneralNames({ names: [new GeneralName({ type: 4, value: issuer })] }),
    serialNumber,
  })
  const certificate = new Sequence({ value: [new OctetString({ valueHex: hash }), named.toSchema()] })
  return new Sequence({ value: [new Sequence({ value: [certificate] })] })
}
