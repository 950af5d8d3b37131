// A grotto of sweets: striped sugar hills under a rosy sky, lollipop trees, icing that drips from above.

void gumdrop(inout vec4 k, vec2 u, vec2 at, vec2 r, vec3 c) {
  vec2 p = (u - at) / r;
  float d = p.y > 0.0 ? length(p) - 1.0 : max(abs(p.x) - 1.0, -p.y - 0.3);
  if (d > 0.3) return;
  float z = sqrt(max(1.0 - dot(p, p), 0.0));
  float l = clamp(dot(normalize(vec3(p, z + 0.15)), normalize(vec3(-0.5, 0.75, 0.6))), 0.0, 1.0);
  vec3 s = mix(c * 0.42, mix(c, vec3(1.0), 0.22), l);
  s += c * 0.35 * smoothstep(0.5, 1.0, length(p)) * (0.5 + 0.5 * p.x);
  s += 0.55 * step(0.80, h2(floor(p * 46.0))) * l * l;
  s += 0.65 * exp(-dot(p - vec2(-0.36, 0.48), p - vec2(-0.36, 0.48)) * 26.0);
  lay(k, s, fill(d * min(r.x, r.y)));
}

void lolly(inout vec4 k, vec2 u, vec2 at, float r, float foot, vec3 one, vec3 two, float fog, vec3 haze) {
  float stick = max(abs(u.x - at.x) - r * 0.085, max(u.y - at.y, foot - u.y));
  vec3 w = mix(vec3(1.0, 0.96, 0.98), one, step(0.5, fract((u.y - u.x) / r * 1.6)) * 0.5);
  lay(k, mix(w * (0.72 + 0.28 * clamp((at.x - u.x) / (r * 0.085), -1.0, 1.0)), haze, fog), fill(stick));
  vec2 p = (u - at) / r;
  float d = length(p) - 1.0;
  if (d > 0.2) return;
  float swirl = fract(atan(p.y, p.x) / PI * 3.0 + length(p) * 1.5);
  vec3 c = mix(one, two, smoothstep(0.46, 0.52, swirl) * smoothstep(1.0, 0.95, swirl));
  float rim = smoothstep(0.72, 1.0, length(p));
  c *= 0.80 + 0.32 * clamp(dot(p, vec2(-0.5, 0.8)), -1.0, 1.0) * rim + 0.16 * (1.0 - rim);
  c += 0.5 * smoothstep(0.16, 0.0, abs(length(p) - 0.82)) * smoothstep(0.5, 1.0, dot(normalize(p + 1e-4), normalize(vec2(-0.6, 0.8))));
  lay(k, mix(c, haze, fog), fill(d * r));
}

void sugarHill(inout vec4 k, vec2 u, vec2 at, vec2 r, vec3 one, vec3 two, vec3 haze, float fog) {
  vec2 p = (u - at) / r;
  float d = length(vec2(p.x, max(p.y, 0.0))) - 1.0;
  if (d > 0.2) return;
  float arc_ = length(p * vec2(1.0, 0.9) - vec2(0.0, -0.5));
  float stripe = smoothstep(0.45, 0.5, fract(arc_ * 3.4)) * smoothstep(1.0, 0.95, fract(arc_ * 3.4));
  vec3 c = mix(one, two, stripe);
  float z = sqrt(max(1.0 - dot(p, p), 0.0));
  float l = clamp(dot(normalize(vec3(p.x, max(p.y, 0.0), z + 0.2)), normalize(vec3(-0.55, 0.7, 0.5))), 0.0, 1.0);
  c *= 0.5 + 0.62 * l;
  c += 0.22 * pow(l, 9.0);
  float snow = p.y - 0.56 - 0.10 * sin(p.x * 13.0 + at.x * 9.0) + 0.2 * p.x * p.x;
  vec3 ice = mix(vec3(0.86, 0.66, 0.86), vec3(1.0, 0.98, 1.0), l);
  c = mix(c, ice, smoothstep(-0.012, 0.012, snow));
  lay(k, mix(c, haze, fog), fill(d * min(r.x, r.y)));
}

void far(inout vec4 k, vec2 u) {
  float w = wide();
  vec3 haze = moody(0xffb4dc, 0x8a5ae0);
  sky(k, u, -0.3, moody(0x8a3ac0, 0x1c0a5c), moody(0xe070c8, 0x5a2ab8), moody(0xffd0e4, 0xc88af0));
  stars(k, u, 0.25 + 0.8 * mood());
  vec2 sun = vec2(-0.5, 0.55);
  halo(k, u, sun, 1.0, moody(0xfff0c0, 0xa8d0ff), 0.55);
  clouds(k, u, vec2(0.0, 0.9), 0.46, 3.0, moody(0xd880d0, 0x4a2a9a), moody(0xfff4fa, 0xc0a0ff), 0.56, sun);
  clouds(k, u, vec2(-0.3, 0.3), 0.32, 8.0, moody(0xf0a0d8, 0x5a3ab0), moody(0xffffff, 0xd0b8ff), 0.60, sun);
  vec3 one = moody(0xff7ab8, 0x9a4ae0), two = moody(0xfff0f8, 0xe0c8ff), mint = moody(0x5ae0d0, 0x3a8ae0), sun_ = moody(0xffd86a, 0xe08af0);
  sugarHill(k, u, vec2(-0.30, -0.30), vec2(0.36, 0.40), mint, two, haze, 0.66);
  sugarHill(k, u, vec2(0.42, -0.34), vec2(0.42, 0.52), one, two, haze, 0.62);
  sugarHill(k, u, vec2(-0.98, -0.40), vec2(0.48, 0.74), one, two, haze, 0.42);
  sugarHill(k, u, vec2(1.10, -0.44), vec2(0.50, 0.86), mint, two, haze, 0.38);
  lolly(k, u, vec2(0.80, 0.10), 0.10, -0.5, one, two, 0.42, haze);
  lolly(k, u, vec2(-0.62, 0.14), 0.11, -0.5, sun_, two, 0.40, haze);
  lolly(k, u, vec2(-w + 0.42, 0.34), 0.17, -0.6, moody(0x3ac8f0, 0x4a6af0), two, 0.20, haze);
  lolly(k, u, vec2(w - 0.40, 0.42), 0.18, -0.6, moody(0xff4f9a, 0xc04af0), two, 0.16, haze);
  mist(k, u, -0.32, 0.16, haze, 0.6);
  // Meadows of cream, one behind another.
  for (int i = 0; i < 4; i++) {
    float f = float(i), y = -0.30 - 0.17 * f + 0.055 * sin(u.x * (2.1 - 0.2 * f) + f * 2.4) + 0.02 * sin(u.x * 6.0 + f);
    float deep = max(y - u.y, -0.02);
    vec3 c = mix(mix(moody(0xffd8ec, 0xb88af8), moody(0xd05ac0, 0x4a1ea0), f / 3.6), moody(0x8a2ea0, 0x2a0e70), smoothstep(0.0, 0.5, deep));
    c = mix(c, vec3(1.0, 0.97, 1.0), 0.75 * exp(-deep * 46.0));
    c += 0.14 * smoothstep(0.86, 1.0, n2(u * 120.0 + f)) * exp(-deep * 5.0);
    lay(k, c, fill(-deep));
    for (int j = 0; j < 5; j++) {
      float x = (h2(vec2(f, float(j))) * 2.0 - 1.0) * (w + 0.1), s = (0.045 + 0.035 * f) * (0.6 + 0.7 * h2(vec2(f + 3.0, float(j))));
      float pick = h2(vec2(f + 7.0, float(j)));
      vec3 tint = pick < 0.25 ? hex(0xff4f8a) : pick < 0.5 ? hex(0x4ad0e8) : pick < 0.75 ? hex(0xffc83a) : hex(0x8ae05a);
      gumdrop(k, u, vec2(x, y - 0.02 - s * 0.4), vec2(s, s * 1.1), mix(tint, haze, 0.30 - 0.08 * f));
    }
  }
  beams(k, u, sun + vec2(0.0, 0.35), vec2(0.35, -1.0), 1.2, moody(0xfff0d0, 0xc0c8ff), 0.22, 6.0);
  motes(k, u, 0.10, 2.0, vec3(1.0, 0.95, 1.0), 0.8);
}

void near(inout vec4 k, vec2 u) {
  float w = wide();
  // Icing along the upper edge.
  float x = u.x * 4.6, id = floor(x), f = fract(x) - 0.5;
  float drop = 0.05 + 0.20 * h2(vec2(id, 4.0)) * smoothstep(0.1, 1.0, abs(u.x) / w);
  float y = 1.0 - 0.035 - drop;
  float d = max(abs(f) / 4.6 - 0.074, y - u.y);
  d = u.y < y + 0.06 ? length(vec2(f / 4.6, u.y - y - 0.06)) - 0.074 : d;
  d = smin(d, 0.965 - u.y, 0.05);
  vec3 c = mix(hex(0xb83aa0), hex(0xff8ad0), smoothstep(0.0, -0.05, d + 0.018));
  c += 0.6 * exp(-pow((f + 0.22) * 9.0, 2.0)) * smoothstep(-0.008, -0.03, d) * step(u.y, 0.97);
  lay(k, c, fill(d));
  for (int s = 0; s < 2; s++) {
    float side = s == 0 ? -1.0 : 1.0;
    lolly(k, u, vec2(side * (w - 0.10), -0.28 + 0.12 * side), 0.20, -1.1, s == 0 ? hex(0xff3f8a) : hex(0x2fb8f0), vec3(1.0, 0.97, 0.99), 0.0, vec3(1.0));
    gumdrop(k, u, vec2(side * (w - 0.30), -0.97), vec2(0.17, 0.24), s == 0 ? hex(0x35c8e8) : hex(0xff4f9a));
    gumdrop(k, u, vec2(side * (w - 0.05), -0.98), vec2(0.20, 0.30), s == 0 ? hex(0xffb52a) : hex(0x7ad84a));
    gumdrop(k, u, vec2(side * (w - 0.52), -1.0), vec2(0.13, 0.16), s == 0 ? hex(0xa05af0) : hex(0xffc83a));
  }
}
