// A fair at night: a great wheel with its lamps, striped tents, booths, strings of bulbs, fireworks in the feature.

void tent(inout vec4 k, vec2 u, vec2 at, float s, vec3 one, vec3 two, float fog, vec3 haze) {
  vec2 p = (u - at) / s;
  if (abs(p.x) > 1.3 || p.y < -0.1 || p.y > 1.7) return;
  float wall = max(abs(p.x) - 0.80, max(-p.y, p.y - 0.52));
  float roofY = 0.50 + 0.72 * pow(1.0 - clamp(abs(p.x) / 0.98, 0.0, 1.0), 1.35);
  float roof = max(max(p.y - roofY, 0.48 - p.y), abs(p.x) - 0.98) * 0.7;
  float a = p.y > 0.5 ? p.x / max(0.02, 1.0 - (p.y - 0.5) / 0.75) : p.x * 1.15;
  float stripe = smoothstep(-0.10, 0.10, sin(a * 17.0) * 0.8);
  vec3 c = mix(one, two, stripe) * (0.50 + 0.55 * clamp(0.6 - p.x * 0.6, 0.0, 1.0));
  if (p.y < 0.5) c *= 0.78;
  float door = max(abs(p.x) - 0.15 * (1.0 - p.y), p.y - 0.42);
  c = mix(c, hex(0xffc860), smoothstep(0.02, -0.05, door));
  lay(k, mix(c, haze, fog), fill(min(wall, roof) * s));
  float scallop = max(abs(p.y - 0.47) - 0.06 + 0.03 * cos(p.x * 34.0), abs(p.x) - 0.98);
  lay(k, mix(mix(two, one, stripe), haze, fog), fill(scallop * s * 0.7));
  vec2 f = p - vec2(0.0, 1.24);
  lay(k, mix(hex(0xffc53a), haze, fog), fill(max(abs(f.x) - 0.012, abs(f.y - 0.12) - 0.16) * s));
  lay(k, mix(one, haze, fog), fill(max(abs(f.y - 0.20) - 0.07 * (1.0 - f.x / 0.26), max(f.x - 0.26, -f.x)) * s));
}

void bigWheel(inout vec4 k, vec2 u, vec2 at, float r) {
  vec2 p = (u - at) / r;
  vec3 steel = hex(0x4a3a8a);
  for (int i = 0; i < 2; i++) {
    float s = float(i) * 2.0 - 1.0;
    lay(k, steel * 0.55, fill((seg(p, vec2(0.0, 0.0), vec2(s * 0.55, -1.42)) - 0.028) * r));
  }
  float a = atan(p.y, p.x), n = 16.0, w = 2.0 * PI / n;
  float da = (mod(a, w) - w * 0.5);
  float spoke = max(abs(sin(da)) * length(p) - 0.010, length(p) - 1.0);
  lay(k, steel, fill(spoke * r));
  float rims = min(abs(length(p) - 1.0) - 0.018, abs(length(p) - 0.78) - 0.012);
  lay(k, steel * 1.3, fill(rims * r));
  for (int i = 0; i < 48; i++) {
    float b = float(i) / 48.0 * 2.0 * PI;
    vec2 q = p - vec2(cos(b), sin(b));
    vec3 c = mod(float(i), 3.0) < 0.5 ? hex(0xff4a7a) : mod(float(i), 3.0) < 1.5 ? hex(0xffd24a) : hex(0x3ad0ff);
    shine(k, c, 1.1 * exp(-dot(q, q) * 1900.0) + 0.24 * exp(-dot(q, q) * 160.0));
  }
  for (int i = 0; i < 16; i++) {
    float b = (float(i) + 0.5) / 16.0 * 2.0 * PI;
    vec2 q = p - vec2(cos(b), sin(b)) * 0.89;
    shine(k, hex(0xfff0c0), 0.7 * exp(-dot(q, q) * 2600.0));
    vec2 g = p - vec2(cos(b), sin(b)) * 1.0 + vec2(0.0, 0.12);
    vec3 c = mod(float(i), 4.0) < 0.5 ? hex(0xe8263c) : mod(float(i), 4.0) < 1.5 ? hex(0x1fb5e8) : mod(float(i), 4.0) < 2.5 ? hex(0xffc53a) : hex(0x9a4ae0);
    float car = max(length(g / vec2(1.0, 1.15)) - 0.078, g.y - 0.03);
    lay(k, c * (0.5 + 0.6 * clamp(0.5 - g.x * 7.0, 0.0, 1.0)), fill(car * r));
    lay(k, c * 0.8, fill((max(abs(g.x) - 0.088, abs(g.y - 0.07) - 0.012)) * r));
  }
  lay(k, hex(0xffc53a), fill((length(p) - 0.10) * r));
  lay(k, hex(0xe8263c), fill((length(p) - 0.065) * r));
  shine(k, hex(0xffd080), 0.6 * exp(-dot(p, p) * 30.0));
}

void firework(inout vec4 k, vec2 u, vec2 at, float r, vec3 c, float seed) {
  vec2 p = (u - at) / r;
  float a = atan(p.y, p.x), n = 26.0, id = floor(a / (2.0 * PI) * n);
  float reach = 0.6 + 0.4 * h2(vec2(id, seed)), l = length(p);
  float da = abs(fract(a / (2.0 * PI) * n) - 0.5) / n * 2.0 * PI * l;
  float t = l / reach;
  shine(k, mix(vec3(1.0), c, smoothstep(0.0, 0.6, t)), exp(-da * da * 3000.0) * smoothstep(0.08, 0.5, t) * smoothstep(1.0, 0.9, t) * 0.95);
  shine(k, c, exp(-da * da * 900.0) * exp(-pow((t - 0.96) * 16.0, 2.0)));
  halo(k, u, at, r * 0.9, c, 0.25);
}

void far(inout vec4 k, vec2 u) {
  float h = -0.36, w = wide();
  vec3 haze = hex(0x7a3ac8);
  sky(k, u, h, hex(0x0a0628), moody(0x3a1a88, 0x2a1070), moody(0xc04ab0, 0x8a3ac0));
  stars(k, u, 0.9);
  clouds(k, u, vec2(-0.1, 0.7), 0.6, 3.0, hex(0x2a1060), hex(0xb85ad0), 0.44, vec2(0.0, -0.4));
  if (mood() > 0.5) {
    firework(k, u, vec2(-0.86, 0.56), 0.40, hex(0xffc53a), 1.0);
    firework(k, u, vec2(-0.24, 0.74), 0.28, hex(0x3ad0ff), 2.0);
    firework(k, u, vec2(0.32, 0.66), 0.32, hex(0xff4a8a), 3.0);
    firework(k, u, vec2(-1.45, 0.26), 0.28, hex(0x7aff9a), 4.0);
  }
  skyline(k, u, vec4(h, 0.12, 0.16, 0.02), 5.0, hex(0x241050), hex(0x3a1a78), hex(0xffc060), 0.25);
  float narrow = min(1.0, w / 1.2);
  halo(k, u, vec2(0.86 * narrow, 0.20), 0.8, hex(0xff6ab0), 0.35);
  bigWheel(k, u, vec2(0.86 * narrow, 0.24), 0.60);
  tent(k, u, vec2(-0.30, h - 0.02), 0.24, hex(0x1f9ae0), hex(0xfff2e0), 0.40, haze);
  tent(k, u, vec2(0.22, h - 0.02), 0.20, hex(0xf0a01c), hex(0xfff2e0), 0.45, haze);
  tent(k, u, vec2(-0.98 * narrow, h - 0.12), 0.58, hex(0xe0203a), hex(0xfff6e8), 0.06, haze);
  tent(k, u, vec2(1.50, h - 0.13), 0.36, hex(0x7a3ae0), hex(0xfff2e0), 0.12, haze);
  // The trodden ground with pools of light.
  vec2 g = ground(u, h + 0.02);
  vec3 c = mix(hex(0x5a2a78), hex(0x160838), smoothstep(0.0, 0.6, h - u.y)) * (0.7 + 0.6 * f2(g * vec2(5.0, 2.0)));
  c += hex(0xffb45a) * 0.35 * exp(-pow(abs(u.x + 0.98 * narrow) * 1.6, 2.0)) * smoothstep(-0.9, h, u.y);
  c += hex(0xff6ab0) * 0.25 * exp(-pow(abs(u.x - 0.8 * narrow) * 1.4, 2.0));
  lay(k, c, fill(u.y - h + 0.09 + 0.01 * sin(u.x * 9.0)));
  for (int i = 0; i < 26; i++) {
    float f = float(i), x = (h2(vec2(f, 1.0)) * 2.0 - 1.0) * 1.7, z = h2(vec2(f, 2.0));
    vec2 p = (u - vec2(x, h - 0.10 - 0.07 * z)) / (0.045 + 0.03 * z);
    float d = min(length(p - vec2(0.0, 1.72)) - 0.28, max(abs(p.x) - 0.34 + 0.10 * p.y, abs(p.y - 0.7) - 0.72));
    lay(k, mix(hex(0x1a0a3a), hex(0x3a1a60), h2(vec2(f, 3.0))), fill(d * 0.05));
  }
  mist(k, u, h, 0.12, hex(0xd060c0), 0.35);
  lamps(k, u, vec2(-1.9, 0.80), vec2(-0.30, 0.94), 0.10, 15.0, 0.016, hex(0xffd060), hex(0xff5a7a), hex(0x1a0a3a));
  lamps(k, u, vec2(-0.30, 0.94), vec2(1.9, 0.78), 0.12, 19.0, 0.016, hex(0x5ad0ff), hex(0xffd060), hex(0x1a0a3a));
  bokeh(k, u, 0.26, 5.0, hex(0xffb45a), hex(0xff5ab0), 0.14);
}

void balloon(inout vec4 k, vec2 u, vec2 at, float r, vec3 c, vec2 knot) {
  lay(k, hex(0xe8d8f0) * 0.7, fill(seg(u, at - vec2(0.0, r * 1.15), knot) - 0.003));
  vec2 p = (u - at) / r;
  float d = length(p * vec2(1.08 + 0.16 * smoothstep(0.0, -1.0, p.y), 0.94)) - 1.0;
  float z = sqrt(max(1.0 - dot(p, p) * 0.9, 0.0));
  float l = clamp(dot(normalize(vec3(p, z + 0.2)), normalize(vec3(-0.5, 0.7, 0.6))), 0.0, 1.0);
  vec3 s = mix(c * 0.35, mix(c, vec3(1.0), 0.18), l) + 0.8 * exp(-dot(p - vec2(-0.36, 0.46), p - vec2(-0.36, 0.46)) * 22.0);
  s += c * 0.4 * smoothstep(0.7, 1.0, length(p)) * step(0.0, p.x);
  lay(k, s, fill(d * r));
  lay(k, c * 0.5, fill((length(p + vec2(0.0, 1.12)) - 0.09) * r));
}

void near(inout vec4 k, vec2 u) {
  float w = wide();
  lamps(k, u, vec2(-w - 0.1, 1.02), vec2(0.0, 1.04), 0.15, 13.0, 0.026, hex(0xffc850), hex(0xff4a6a), hex(0x140828));
  lamps(k, u, vec2(0.0, 1.04), vec2(w + 0.1, 1.02), 0.15, 13.0, 0.026, hex(0x4ac8ff), hex(0xffc850), hex(0x140828));
  for (int s = 0; s < 2; s++) {
    float side = s == 0 ? -1.0 : 1.0;
    vec2 knot = vec2(side * (w - 0.08), -0.92);
    balloon(k, u, vec2(side * (w - 0.30), -0.30), 0.115, s == 0 ? hex(0x1fb5e8) : hex(0xffc02a), knot);
    balloon(k, u, vec2(side * (w - 0.02), -0.22), 0.130, s == 0 ? hex(0xffc02a) : hex(0x8a3af0), knot);
    balloon(k, u, vec2(side * (w - 0.15), -0.10), 0.125, s == 0 ? hex(0xe8263c) : hex(0x22b45a), knot);
  }
  // The striped counter of a booth along the foot.
  float top = -0.915;
  float stripe = step(0.5, fract(u.x * 5.0));
  vec3 c = mix(hex(0xb81830), hex(0xf4e6d8), stripe) * (0.35 + 0.55 * smoothstep(-1.05, top, u.y));
  float edge = u.y - top + 0.018 * abs(cos(u.x * 5.0 * PI));
  lay(k, c, fill(edge));
  lay(k, mix(hex(0x8a5a14), hex(0xffe08a), smoothstep(-0.02, 0.02, u.y - top)), fill(abs(u.y - top) - 0.013));
}
