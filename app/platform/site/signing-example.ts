/**
 * Where the demo data signs: a page of ours that says what the signing service of the provider would do. It is the only address
 * of a signing service that is not another site.
 */
export const signingExample = '/signing-service-example'
