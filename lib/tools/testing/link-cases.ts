/** Links that stand for an address inside, in all the ways there are to write one. */
export const INSIDE = `
http://127.0.0.1/ http://127.1/ http://127.0.1/ http://127.255.255.254/ http://2130706433/ http://0x7f000001/
http://0x7f.1/ http://0x7f.0x0.0x0.0x1/ http://0177.0.0.1/ http://017700000001/ http://0177.0.0.0x1/
http://127.0.0.1./ http://%31%32%37.0.0.1/ http://①②⑦.⓪.⓪.①/ http://127。0。0。1/ http://１２７.0.0.1/
http:127.0.0.1/ http:\\\\127.0.0.1\\a http://127.0.0.1:80/ http://127.0.0.1:443/ https://127.0.0.1/
http://127.0.0.1?@example.com/ http://127.0.0.1#@example.com/ http://127.0.0.1\\@example.com/
http://0.0.0.0/ http://0/ http://0x0/ http://0.1.2.3/ http://0.255.255.255/
http://10.0.0.0/ http://10.1.2.3/ http://10.255.255.255/ http://167772161/ http://012.0.0.1/
http://100.64.0.0/ http://100.100.100.200/ http://100.127.255.255/ http://168.63.129.16/
http://169.254.0.1/ http://169.254.169.254/ http://2852039166/ http://0xa9fea9fe/ http://0251.0376.0251.0376/
http://169.254.170.2/ http://172.16.0.0/ http://172.31.255.255/ http://172.20.10.2/
http://192.0.0.1/ http://192.0.0.192/ http://192.0.2.1/ http://192.31.196.1/ http://192.52.193.1/
http://192.88.99.1/ http://192.168.0.0/ http://192.168.255.255/ http://192.175.48.1/ http://3232235777/
http://198.18.0.0/ http://198.19.255.255/ http://198.51.100.7/ http://203.0.113.7/
http://224.0.0.1/ http://239.255.255.255/ http://240.0.0.1/ http://255.255.255.255/ http://4294967295/
http://[::]/ http://[::1]/ http://[0:0:0:0:0:0:0:1]/ http://[0000::0001]/ http://[::1]:80/ https://[::1]/
http://[::127.0.0.1]/ http://[::7f00:1]/ http://[::ffff:127.0.0.1]/ http://[::ffff:7f00:1]/
http://[::ffff:8.8.8.8]/ http://[::ffff:169.254.169.254]/ http://[::ffff:0:127.0.0.1]/ http://[0:0:0:0:0:ffff:7f00:1]/
http://[64:ff9b::127.0.0.1]/ http://[64:ff9b::a9fe:a9fe]/ http://[64:ff9b::8.8.8.8]/ http://[64:ff9b:1::1]/
http://[100::1]/ http://[100:0:0:1::1]/ http://[2001::1]/ http://[2001:0:4136:e378:8000:63bf:3fff:fdd2]/
http://[2001:2::1]/ http://[2001:10::1]/ http://[2001:20::1]/ http://[2001:1ff::1]/ http://[2001:db8::1]/
http://[2001:0db8:85a3::8a2e:370:7334]/ http://[2002::1]/ http://[2002:7f00:1::]/ http://[2002:a9fe:a9fe::]/
http://[2620:4f:8000::1]/ http://[3fff::1]/ http://[3fff:fff::1]/ http://[4000::1]/ http://[5f00::1]/
http://[fc00::1]/ http://[fd00::1]/ http://[fd00:ec2::254]/ http://[fdff::1]/ http://[fe80::1]/ http://[febf::1]/
http://[fec0::1]/ http://[ff02::1]/ http://[ff0e::1]/ http://[ffff::1]/
`;

/** Names that lead inside by what they are. */
export const LOCAL_NAMES = `
http://localhost/ http://LOCALHOST/ http://localhost./ http://a.localhost/ http://a.localhost./ http://ⓛocalhost/
http://localhost.localdomain/ http://printer.local/ http://printer.local./ http://metadata.google.internal/
http://intranet/ http://router/ http://router./ http://db.lan/ http://nas.home/ http://nas.home.arpa/
http://1.0.0.127.in-addr.arpa/ http://wiki.corp/ http://wiki.intranet/ http://a.private/ http://a.onion/
`;

/** Links that are none of the web's, or hide something. */
export const NO_LINKS = `
ftp://example.com/ file:///etc/passwd gopher://example.com/ data:text/html,a javascript:alert(1) ws://example.com/
blob:https://example.com/a about:blank mailto:a@example.com //example.com/ example.com /a
http://user@example.com/ http://user:pass@example.com/ https://:pass@example.com/ http://example.com@127.0.0.1/
http://127.0.0.1@example.com/ http://256.1.1.1/ http://1.2.3.4.5/ http://4294967296/ http://0x100000000/
http://[fe80::1%25eth0]/ http://[fe80::1%eth0]/ http://[::1%1]/ http://[::1 http://[:::1]/ http://[1::2::3]/
http://[::127.1]/ http://[::ffff:127.0.0.1.1]/ http://[12345::]/ http:// https://
`;

/** Of a stranger's server no port is asked but the web's two. */
export const ODD_PORTS = `
http://example.com:0/ http://example.com:22/ http://example.com:25/ http://example.com:3000/ http://example.com:5432/
http://example.com:6379/ https://example.com:8443/ http://example.com:8080/ http://example.com:65535/
http://93.184.215.14:9200/ http://[2606:4700::1111]:11211/
`;

export const OUTSIDE = `
http://example.com/ https://example.com/a?b#c http://example.com./ https://example.com:443/ http://example.com:80/
http://example.com:443/ HTTP://EXAMPLE.COM/ http://café.com.br/ http://xn--caf-dma.com.br/ http://a.b.c.example.com/
http://local.example.com/ http://localhost.example.com/ http://internal.io/ http://home.com/ http://arpa.net/
http://1.1.1.1/ http://8.8.8.8/ http://134744072/ http://9.255.255.255/ http://11.0.0.0/ http://100.63.255.255/
http://100.128.0.0/ http://126.255.255.255/ http://128.0.0.1/ http://168.63.129.15/ http://168.63.129.17/
http://169.253.255.255/ http://169.255.0.0/ http://172.15.255.255/ http://172.32.0.0/ http://192.0.1.0/
http://192.167.255.255/ http://192.169.0.0/ http://198.17.255.255/ http://198.20.0.0/ http://203.0.114.0/
http://223.255.255.255/ http://[2606:4700:4700::1111]/ http://[2001:4860:4860::8888]/ http://[2001:200::1]/
http://[2003::1]/ http://[2a00:1450:4001::200e]/ http://[2804:14d::1]/ http://[3ffe::1]/ http://[2620:4f:8001::1]/
`;

/** One link a word. */
export const linksIn = (text: string): string[] => text.trim().split(/\s+/);
