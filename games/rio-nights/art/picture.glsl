// The bay on a night of carnival: sugarloaf and city lights, neon palms, a float's glow, fireworks in the feature.

float loaf(vec2 p) { return p.y - 0.95 * exp(-pow(abs(p.x) * 1.75, 2.6)) + 0.05 * (f2(p * 5.0) - 0.5); }

void burst(inout vec4 k, vec2 u, vec2 at, float r, vec3 c, float seed) {
  vec2 p = (u - at) / r;
  float a = atan(p.y, p.x), n = 30.0, id = floor(a / (2.0 * PI) * n), l = length(p);
  float reach = 0.6 + 0.4 * h2(vec2(id, seed)), t = l / reach;
  float da = abs(fract(a / (2.0 * PI) * n) - 0.5) / n * 2.0 * PI * l;
  shine(k, mix(vec3(1.0), c, smoothstep(0.0, 0.6, t)), exp(-da * da * 2600.0) * smoothstep(0.08, 0.5, t) * smoothstep(1.0, 0.9, t));
  halo(k, u, at, r, c, 0.28);
}

void neonPalm(inout vec4 k, vec2 u, vec2 foot, vec2 crown, float s, vec3 leaf, vec3 stem) {
  float t = clamp((u.y - foot.y) / (crown.y - foot.y), 0.0, 1.0);
  float x = mix(foot.x, crown.x, t * t);
  float d = abs(u.x - x) - 0.012 * s * (2.0 - t), in_ = step(foot.y, u.y) * step(u.y, crown.y);
  lay(k, mix(stem, vec3(1.0), 0.4), fill(abs(abs(u.x - x) - 0.05 * s) - 0.008 * s) * in_);
  shine(k, stem, 0.6 * exp(-abs(abs(u.x - x) - 0.05 * s) * 26.0 / s) * in_);
  for (int i = 0; i < 7; i++) {
    float a = PI * (float(i) / 6.0) * 1.3 - 0.47;
    vec2 q = (u - crown) / s * rot(a);
    if (a > PI * 0.5) q.y = -q.y;
    float xx = clamp(q.x, 0.0, 1.0), y = q.y + 0.42 * xx * xx;
    float leafD = abs(abs(y) - 0.16 * sin(PI * pow(xx, 0.7))) + max(q.x - 1.0, 0.0) + max(-q.x, 0.0);
    lay(k, mix(leaf, vec3(1.0), 0.45), smoothstep(0.030, 0.018, leafD));
    shine(k, leaf, 0.50 * exp(-leafD * 15.0));
  }
}

void far(inout vec4 k, vec2 u) {
  float h = -0.24, w = wide();
  sky(k, u, h, hex(0x0c0430), moody(0x5a0f80, 0x3a0a6a), moody(0xff4f8a, 0xc02aa0));
  stars(k, u, 0.8);
  vec2 moon = vec2(0.46 * min(1.0, w), 0.60);
  disc(k, u, moon, 0.10, hex(0xffd8c0));
  clouds(k, u, vec2(-0.05, 0.8), 0.7, 8.0, hex(0x2a0a58), hex(0xff7ac0), 0.46, moon);
  if (mood() > 0.5) {
    burst(k, u, vec2(-0.95, 0.58), 0.40, hex(0x2ff0ff), 1.0);
    burst(k, u, vec2(-0.30, 0.72), 0.30, hex(0xffc53a), 2.0);
    burst(k, u, vec2(1.15, 0.48), 0.36, hex(0xff3fa0), 3.0);
    burst(k, u, vec2(0.16, 0.40), 0.24, hex(0x6aff8a), 4.0);
  }
  vec3 haze = moody(0xd83a90, 0x8a2aa0);
  float nw = min(1.0, w / 1.3);
  for (int i = 0; i < 3; i++) {
    float f = float(i);
    vec2 at = i == 0 ? vec2(-0.86 * nw, h) : i == 1 ? vec2(-0.30 * nw, h) : vec2(1.05 * nw, h);
    float s = i == 0 ? 0.72 : i == 1 ? 0.36 : 0.52;
    vec2 p = (u - at) / s;
    float d = loaf(p);
    vec3 c = mix(hex(0x1c0a48), mix(hex(0x4a1470), hex(0xc8408a), 0.4), clamp(0.35 + p.x * 0.7 + 0.7 * (f2(p * 4.0) - 0.5), 0.0, 1.0));
    lay(k, mix(c, haze, 0.20 + 0.16 * f * (1.0 - 0.6 * step(1.5, f)) + 0.3 * exp(-max(p.y, 0.0) * 6.0)), fill(d * s * 0.5));
  }
  // The cable to the top.
  float t = (u.x + 0.86 * nw) / (0.56 * nw), y = mix(h + 0.67, h + 0.33, t) - 0.05 * 4.0 * t * (1.0 - t);
  lay(k, hex(0xffd8f0) * 0.7, fill(abs(u.y - y) - 0.0016) * step(0.0, t) * step(t, 1.0));
  lay(k, hex(0xffe08a), fill(box2(u - vec2(-0.55 * nw, y - 0.02), vec2(0.016, 0.012))) * step(abs(u.x + 0.55 * nw), 0.03));
  hills(k, u, vec4(h + 0.05, 0.06, 1.5, 0.2), 4.0, hex(0x34106a), hex(0x2a0c58), haze, 0.3);
  vec2 g = u * vec2(60.0, 90.0), id = floor(g);
  float town = smoothstep(h + 0.13, h, u.y) * step(h, u.y) * step(0.76, h2(id)) * smoothstep(0.42, 0.1, length(fract(g) - 0.5));
  shine(k, h2(id + 3.0) < 0.6 ? hex(0xffc87a) : hex(0x7ae0ff), town * 0.95);
  skyline(k, u, vec4(h, 0.12, 0.060, 0.013), 7.0, hex(0x1c0a44), hex(0x3a1270), hex(0xffc87a), 0.6);
  water(k, u, h, hex(0xb8308a), hex(0x140630), hex(0xffd0e0), moon.x, 0.16);
  if (u.y < h) {
    float d = h - u.y, z = 1.0 / (d + 0.03), br = n2(vec2(u.x * z * 2.0, z * 22.0));
    vec3 c = mix(hex(0xffb45a), hex(0x2ff0ff), step(0.5, n2(vec2(u.x * 9.0, 2.0))));
    shine(k, c, 0.45 * smoothstep(0.55, 0.85, br) * smoothstep(0.45, 0.8, n2(vec2(u.x * 14.0, 4.0))) * exp(-d * 3.0));
  }
  // The promenade's waves in black and white.
  float top = -0.70;
  if (u.y < top) {
    vec2 q = ground(u, -0.42);
    float wave = sin(q.y * 2.2 + sin(q.x * 3.0) * 1.1);
    vec3 c = mix(hex(0x1a0c34), hex(0xd8b8e0), smoothstep(-0.12, 0.12, wave)) * (0.45 + 0.25 * f2(q * 6.0));
    c += hex(0xff2e93) * 0.14 + hex(0x14d3c5) * 0.10 * sin(u.x * 3.0);
    lay(k, c, 1.0);
  }
  lay(k, hex(0xff9ad0), fill(abs(u.y - top) - 0.006));
  shine(k, hex(0xff2e93), 0.5 * exp(-abs(u.y - top) * 22.0));
  mist(k, u, h, 0.10, haze, 0.4);
  bokeh(k, u, 0.26, 3.0, hex(0xff3fb0), hex(0x2fe0e0), 0.16);
}

void near(inout vec4 k, vec2 u) {
  float w = wide();
  neonPalm(k, u, vec2(-w + 0.10, -1.1), vec2(-w + 0.22, 0.40), 0.42, hex(0x14e3b5), hex(0xff2e93));
  neonPalm(k, u, vec2(w - 0.08, -1.1), vec2(w - 0.20, 0.20), 0.40, hex(0x2fd0ff), hex(0xff8a2a));
  // Feathers of a float at the foot.
  for (int s = 0; s < 2; s++) for (int i = 0; i < 7; i++) {
    float side = s == 0 ? -1.0 : 1.0, f = float(i);
    vec2 m = vec2(u.x * side, u.y);
    vec2 p = (m - vec2(w - 0.08, -1.12)) * rot(PI * 0.5 + 0.10 + 0.19 * f) / (0.40 + 0.05 * sin(f * 2.0));
    float xx = clamp(p.x, 0.0, 1.0), wd = 0.10 * sqrt(xx) * (1.15 - xx * 0.6) + 0.01;
    float d = max(abs(p.y) - wd + 0.02 * abs(sin(p.x * 70.0 - abs(p.y) * 60.0)), max(p.x - 1.0 + 3.0 * p.y * p.y, -p.x));
    vec3 a = mod(f, 3.0) < 0.5 ? hex(0xff2e93) : mod(f, 3.0) < 1.5 ? hex(0xffb52e) : hex(0x14c8d3);
    vec3 c = a * (0.35 + 0.75 * xx) + vec3(0.3) * smoothstep(0.014, 0.0, abs(p.y));
    vec2 eye = p - vec2(0.86, 0.0);
    c = mix(c, hex(0x1a0640), smoothstep(0.08, 0.07, length(eye)));
    c = mix(c, hex(0x6affe0), smoothstep(0.045, 0.035, length(eye)));
    lay(k, c, fill(d * 0.4));
  }
}
