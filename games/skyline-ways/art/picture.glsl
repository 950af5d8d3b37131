// The city from a roof at night: towers by the hundred, a great moon, a bridge with its lamps, search-lights.

// A ferry with two lit decks, and its light on the water below.
void ferry(inout vec4 k, vec2 u, vec2 at, float size, float way) {
  vec2 p = (u - at) / size;
  p.x *= way;
  float hull = max(abs(p.x + 0.10 * p.y) - 1.0 - 0.35 * p.y, abs(p.y - 0.07) - 0.11);
  float cabin = max(abs(p.x + 0.08) - 0.74, abs(p.y - 0.29) - 0.12), upper = max(abs(p.x + 0.16) - 0.48, abs(p.y - 0.50) - 0.09);
  float funnel = max(abs(p.x + 0.34) - 0.075, abs(p.y - 0.70) - 0.12);
  float under = -0.06 - p.y, seen = step(0.0, under);
  float glint = smoothstep(0.45, 0.8, n2(vec2(p.x * 2.6, p.y * 16.0))) * exp(-under * 1.5) * smoothstep(1.1, 0.5, abs(p.x));
  shine(k, hex(0xffc878), 0.75 * glint * seen);
  lay(k, hex(0xd8567a), fill(funnel * size));
  lay(k, mix(hex(0x3a2a68), hex(0x9a7ac8), smoothstep(-0.6, 0.7, p.x)), fill(min(cabin, upper) * size));
  vec2 w = vec2(p.x * 9.0, p.y < 0.41 ? (p.y - 0.30) * 6.0 : (p.y - 0.51) * 8.0), f = vec2(abs(fract(w.x) - 0.5), abs(w.y));
  float pane = step(f.x, 0.30) * step(f.y, 0.36) * step(max(min(cabin, upper) + 0.05, 0.0), 0.0);
  lay(k, mix(hex(0xffd890), hex(0xffb060), h2(vec2(floor(w.x), 3.0))), pane);
  lay(k, mix(hex(0x100a2c), hex(0x4a2a78), smoothstep(-0.05, 0.2, p.y)), fill(hull * size));
  lay(k, hex(0xff5f9a), fill(max(hull, abs(p.y - 0.13) - 0.018) * size));
  shine(k, hex(0xffc070), 0.22 * exp(-dot(p - vec2(-0.1, 0.36), p - vec2(-0.1, 0.36)) * 1.6));
}

void far(inout vec4 k, vec2 u) {
  float h = -0.34, w = wide();
  vec2 moon = vec2(-0.52 * min(1.0, w), 0.50);
  vec3 haze = moody(0x8a3a9a, 0xc0503a);
  sky(k, u, h, hex(0x06051c), moody(0x2a1660, 0x4a1440), moody(0xa84aa0, 0xff8a4a));
  stars(k, u, 0.9);
  vec3 face = moody(0xffe8c0, 0xffc080);
  halo(k, u, moon, 0.9, moody(0xb488ff, 0xff9a5a), 0.36);
  halo(k, u, moon, 0.36, face, 0.5);
  float d = length(u - moon) - 0.24;
  vec2 q = (u - moon) / 0.24;
  lay(k, face * (0.92 + 0.24 * f2(q * 2.2 + 4.0)) * (0.75 + 0.25 * sqrt(max(1.0 - dot(q, q), 0.0))), fill(d));
  clouds(k, u, vec2(0.0, 0.7), 0.8, 5.0, hex(0x1a1048), moody(0xd88ad0, 0xffb070), 0.42, moon);
  for (int i = 0; i < 3; i++) {
    float f = float(i);
    vec2 at = vec2((f - 1.0) * 0.8 + 0.2, h), to = normalize(vec2(0.45 * sin(f * 2.4 + 1.0), 1.0)), p = u - at;
    float a = dot(p, to), off = abs(p.x * to.y - p.y * to.x);
    shine(k, moody(0xa8b8ff, 0xffd0a0), 0.20 * smoothstep(0.02 + a * 0.09, 0.0, off) * step(0.0, a) * exp(-a * 0.5));
  }
  // Three ranges of towers.
  skyline(k, u, vec4(h + 0.10, 0.46, 0.090, 0.012), 3.0, mix(hex(0x1c1450), haze, 0.45), mix(hex(0x3a1c70), haze, 0.5), hex(0xe8a0d8), 0.30);
  mist(k, u, h + 0.14, 0.16, haze, 0.5);
  skyline(k, u, vec4(h - 0.02, 0.62, 0.135, 0.016), 8.0, mix(hex(0x120c3c), haze, 0.22), mix(hex(0x2a1660), haze, 0.25), hex(0xffc87a), 0.42);
  mist(k, u, h, 0.12, haze, 0.4);
  // The spire with its crown of light.
  float sx = 0.66 * min(1.0, w), x = abs(u.x - sx), t = (u.y - h) / 1.02;
  float wd = t < 0.55 ? 0.105 : t < 0.74 ? 0.078 : t < 0.84 ? 0.050 : 0.004 + 0.03 * max(0.0, 0.88 - t) / 0.04;
  if (t > 0.0 && t < 1.06) {
    vec3 c = mix(hex(0x0e0a34), hex(0x342068), smoothstep(0.1, -0.1, u.x - sx));
    vec2 g = vec2((u.x - sx) * 60.0, u.y * 42.0), id = floor(g), f = abs(fract(g) - 0.5);
    float lit_ = step(0.45, h2(id)) * step(f.x, 0.30) * step(f.y, 0.30);
    c = mix(c, mix(hex(0xffd080), hex(0x8ac0ff), step(0.85, h2(id + 3.0))), lit_ * step(t, 0.83) * 0.9);
    float crown = exp(-pow((t - 0.84) * 26.0, 2.0)) + exp(-pow((t - 0.745) * 46.0, 2.0)) + exp(-pow((t - 0.555) * 46.0, 2.0));
    c += moody(0xff4fa0, 0xffb03a) * crown;
    lay(k, c, fill(x - wd));
    shine(k, moody(0xff4fa0, 0xffb03a), 0.3 * crown * exp(-max(x - wd, 0.0) * 16.0));
  }
  skyline(k, u, vec4(h - 0.20, 0.44, 0.20, 0.021), 15.0, hex(0x0a0826), hex(0x1c1048), hex(0xffb85a), 0.46);
  // The river with a bridge.
  float r = -0.50;
  if (u.y < r) {
    water(k, u, r, hex(0x4a2478), hex(0x06051a), face, moon.x, 0.14);
    float dd = r - u.y, z = 1.0 / (dd + 0.03), br = n2(vec2(u.x * z * 2.2, z * 22.0));
    vec3 c = mix(hex(0xffb85a), hex(0xff4fa0), step(0.6, n2(vec2(u.x * 8.0, 1.0))));
    shine(k, c, 0.55 * smoothstep(0.5, 0.85, br) * smoothstep(0.4, 0.75, n2(vec2(u.x * 12.0, 7.0))) * exp(-dd * 2.6));
  }
  float deck = -0.53;
  lay(k, hex(0x120c34), fill(abs(u.y - deck) - 0.016));
  shine(k, hex(0xffc870), 0.9 * exp(-pow((u.y - deck - 0.026) * 120.0, 2.0)) * step(0.5, fract(u.x * 24.0)));
  for (int i = -1; i <= 1; i++) {
    float cx = float(i) * 1.10, tw = abs(u.x - cx);
    lay(k, mix(hex(0x2a1a58), hex(0x6a3a8a), step(u.x, cx)), fill(max(abs(tw - 0.030) - 0.010, abs(u.y - deck - 0.10) - 0.26)));
    lay(k, hex(0x4a2a70), fill(max(tw - 0.038, abs(u.y - deck - 0.34) - 0.012)));
    shine(k, hex(0xff5a5a), exp(-dot(u - vec2(cx, deck + 0.38), u - vec2(cx, deck + 0.38)) * 3000.0));
  }
  float span = (fract((u.x + 1.10) / 1.10) - 0.5) * 2.0, cable = deck + 0.04 + 0.30 * span * span;
  lay(k, hex(0x8a5ab0), fill(abs(u.y - cable) - 0.004));
  lay(k, hex(0x6a4a98), fill(abs(fract(u.x * 22.0) - 0.5) / 22.0 - 0.0012) * step(deck, u.y) * step(u.y, cable) * 0.7);
  lamps(k, u, vec2(-1.9, deck + 0.02), vec2(1.9, deck + 0.02), 0.0, 38.0, 0.009, hex(0xffd890), hex(0xffb0e0), hex(0x2a1a58));
  float side = min(1.0, w * 0.9);
  ferry(k, u, vec2(1.26 * side, -0.66), 0.115, -1.0);
  ferry(k, u, vec2(-0.98 * side, -0.72), 0.15, 1.0);
  bokeh(k, u, 0.24, 6.0, hex(0xffb45a), hex(0xff5ab0), 0.13);
}

void near(inout vec4 k, vec2 u) {
  float w = wide();
  // The parapet of the roof, with water tank and aerial.
  float top = -0.88;
  vec2 b = vec2(u.x * 9.0, u.y * 22.0);
  b.x += 0.5 * mod(floor(b.y), 2.0);
  vec2 f = abs(fract(b) - 0.5);
  vec3 brick = mix(hex(0x1a0e2a), hex(0x4a2444), h2(floor(b)) * 0.7 + 0.2) * (1.0 - 0.5 * smoothstep(0.42, 0.48, max(f.x, f.y)));
  lay(k, brick, fill(u.y - top));
  lay(k, mix(hex(0x2a1a3a), hex(0xb87ab0), smoothstep(-0.02, 0.02, u.y - top)), fill(abs(u.y - top) - 0.022));
  vec2 p = (u - vec2(-w + 0.17, -0.62)) / 0.19;
  for (int i = 0; i < 3; i++) lay(k, hex(0x120a24), fill((seg(p, vec2(-0.6 + 0.6 * float(i), -0.4), vec2(-0.75 + 0.75 * float(i), -1.6)) - 0.045) * 0.19));
  float tank = max(abs(p.x) - 0.82, abs(p.y - 0.12) - 0.62), roof = max(abs(p.x) - 0.92 * (1.0 - (p.y - 0.74) / 0.55), max(0.74 - p.y, p.y - 1.3));
  vec3 wood = mix(hex(0x140a20), hex(0x7a4a6a), clamp(0.5 + p.x * 0.5, 0.0, 1.0)) * (0.75 + 0.4 * h2(vec2(floor(p.x * 9.0), 1.0)));
  wood = mix(wood, hex(0x1a1030), smoothstep(0.06, 0.04, abs(fract(p.y * 2.2) - 0.5)));
  lay(k, wood, fill(tank * 0.19));
  lay(k, mix(hex(0x1c1034), hex(0x9a5a8a), clamp(0.5 + p.x * 0.6, 0.0, 1.0)), fill(roof * 0.19));
  vec2 a = u - vec2(w - 0.15, -0.86);
  float mast = max(abs(a.x) - 0.009, a.y - 0.78);
  for (int i = 0; i < 4; i++) mast = min(mast, max(abs(a.y - 0.36 - 0.11 * float(i)) - 0.005, abs(a.x) - 0.12 + 0.018 * float(i)));
  lay(k, hex(0x2a1a44), fill(mast));
  shine(k, hex(0xff3a4a), 1.2 * exp(-dot(a - vec2(0.0, 0.79), a - vec2(0.0, 0.79)) * 900.0));
  // A sign with an arrow of neon on the right corner of the roof, bulbs around it.
  vec2 n = u - vec2(w - (w > 1.0 ? 0.70 : 0.30), -0.59), m = abs(n);
  for (int i = -1; i <= 1; i += 2) {
    float post = abs(n.x - 0.13 * float(i)) - 0.010, brace = abs(n.x * float(i) + n.y * 0.8 - 0.02) - 0.006;
    lay(k, hex(0x1c1030), fill(max(min(post, brace), max(n.y, -0.33 - n.y))));
  }
  float sign_ = length(max(m - vec2(0.20, 0.105), 0.0)) - 0.03;
  lay(k, mix(hex(0x1a0c34), hex(0x4a1f6a), smoothstep(-0.14, 0.14, n.y)), fill(sign_));
  lay(k, mix(hex(0x7a3a18), hex(0xffc868), smoothstep(-0.16, 0.16, n.y + 0.3 * n.x)), fill(abs(sign_) - 0.009));
  float rim = max(m.x - 0.205, m.y - 0.110);
  vec2 bulb = m.x - 0.205 > m.y - 0.110 ? vec2(m.x - 0.205, fract(n.y * 22.0) - 0.5) : vec2(m.y - 0.110, fract(n.x * 22.0 + 0.5) - 0.5);
  float lit = length(vec2(bulb.x * 22.0, bulb.y)) * step(abs(rim), 0.03);
  if (abs(rim) < 0.03) shine(k, hex(0xffe0a0), smoothstep(0.42, 0.12, lit));
  float arrow = min(seg(n, vec2(-0.13, 0.0), vec2(0.11, 0.0)), min(seg(n, vec2(0.11, 0.0), vec2(0.04, 0.06)), seg(n, vec2(0.11, 0.0), vec2(0.04, -0.06)))) - 0.011;
  lay(k, hex(0xfff0d8), fill(arrow));
  shine(k, hex(0xff4f9a), 0.85 * exp(-max(arrow, 0.0) * 34.0) * fill(sign_));
  shine(k, hex(0xff5fa0), 0.16 * exp(-max(sign_, 0.0) * 12.0));
}
