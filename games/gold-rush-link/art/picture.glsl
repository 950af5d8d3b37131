// A camp in a red canyon: mesas under a wide sky, the mine in the rock with its rails, a water wheel, tents and pines.

const vec2 SUN = vec2(0.75, 0.55);

// A wall of layered rock from `x0` outwards (side -1 left, 1 right), its head at `top`.
void cliff(inout vec4 k, vec2 u, float edge, float side, float top, float foot, float seed, float fog, vec3 haze) {
  float step_ = floor(u.y * 5.0 + f2(vec2(seed, u.y * 2.0)) * 1.5);
  float e = edge - 0.10 * (h2(vec2(step_, seed)) - 0.4) - 0.05 * (f2(vec2(u.y * 9.0, seed)) - 0.5) + 0.16 * smoothstep(foot + 0.25, foot, u.y) * -1.0;
  float y = top + 0.05 * (f2(vec2(u.x * 5.0, seed)) - 0.5) + 0.03 * step(0.5, n2(vec2(u.x * 7.0, seed)));
  float d = max(e - u.x * side, max(u.y - y, foot - u.y));
  float band = f2(vec2(u.x * 1.2 + seed, u.y * 13.0)), crack = f2(vec2(u.x * 16.0, u.y * 2.4 + seed));
  float l = clamp(0.55 + (crack - f2(vec2(u.x * 16.0 + 0.5 * side, u.y * 2.4 + seed))) * 2.2 - 0.25 * side * (side > 0.0 ? 1.0 : -0.6), 0.0, 1.0);
  vec3 c = mix(mix(hex(0x7a2a1a), hex(0xd8683a), band), hex(0xf8b478), l * 0.62);
  c *= 0.72 + 0.45 * crack;
  c = mix(c, hex(0xffd8a0), smoothstep(0.03, 0.0, abs(u.y - y + 0.012)) * 0.6);
  lay(k, mix(c, haze, fog), fill(d));
}

void pine(inout vec4 k, vec2 u, vec2 at, float s, float seed, float fog, vec3 haze) {
  vec2 p = (u - at) / s;
  if (abs(p.x) > 0.6 || p.y < -0.1 || p.y > 1.2) return;
  lay(k, mix(hex(0x3a1e10), haze, fog), fill((max(abs(p.x) - 0.035, abs(p.y - 0.1) - 0.14)) * s));
  float row = fract(p.y * 6.5 + 0.1), wd = 0.36 * (1.08 - p.y) * (0.55 + 0.55 * (1.0 - row));
  float d = max(abs(p.x) - wd + 0.05 * h2(vec2(floor(p.x * 40.0), floor(p.y * 6.5) + seed)), max(0.10 - p.y, p.y - 1.05));
  vec3 c = mix(hex(0x0c3a2c), hex(0x5aa04a), clamp(0.35 + p.x * 1.2 + 0.5 * (1.0 - row) * 0.6 - 0.1, 0.0, 1.0));
  lay(k, mix(c, haze, fog), fill(d * s));
}

void timber(inout vec4 k, vec2 u, vec2 a, vec2 b, float r) {
  vec2 ba = b - a, pa = u - a;
  float t = clamp(dot(pa, ba) / dot(ba, ba), 0.0, 1.0);
  vec2 nrm = normalize(vec2(-ba.y, ba.x));
  float o = dot(pa, nrm) * sign(nrm.y + nrm.x * -0.2 + 1e-3), d = max(abs(dot(pa, nrm)) - r, abs(dot(pa, normalize(ba)) - length(ba) * 0.5) - length(ba) * 0.5 - r * 0.5);
  vec3 c = mix(hex(0x3a1c0e), hex(0xc88a50), clamp(0.5 + o / r * 0.42, 0.0, 1.0)) * (0.75 + 0.4 * f2(vec2(t * length(ba) * 14.0, o * 120.0)));
  lay(k, c, fill(d));
}

void lantern(inout vec4 k, vec2 u, vec2 at, float s) {
  vec2 p = (u - at) / s;
  halo(k, u, at, s * 3.4, hex(0xffc050), 0.75);
  lay(k, hex(0x2a2a30), fill((abs(length(p - vec2(0.0, 0.9)) - 0.5) - 0.06) * s));
  lay(k, mix(hex(0xffa020), hex(0xfff8d0), exp(-dot(p, p) * 3.0)), fill((length(p * vec2(1.0, 0.8)) - 0.62) * s));
  lay(k, hex(0x34343c), fill(min(box2(p - vec2(0.0, 0.78), vec2(0.46, 0.12)), box2(p + vec2(0.0, 0.82), vec2(0.52, 0.14))) * s));
  lay(k, hex(0x34343c), fill((abs(p.x) - 0.04) * s) * step(abs(p.y), 0.8));
}

void far(inout vec4 k, vec2 u) {
  float w = wide(), n = min(1.0, w / 1.3), h = -0.34;
  vec2 sun = vec2(SUN.x * n, SUN.y);
  vec3 haze = hex(0xf8c8a0);
  sky(k, u, h, hex(0x1a78b8), hex(0x6ac0e0), hex(0xffe0b0));
  halo(k, u, sun, 0.8, hex(0xfff0c8), 0.6);
  clouds(k, u, vec2(0.32, 0.95), 0.75, 21.0, hex(0x9ab8d0), hex(0xffffff), 0.50, sun);
  clouds(k, u, vec2(0.10, 0.35), 0.45, 33.0, hex(0xe0b8a0), hex(0xfff0e0), 0.40, sun);
  // Mesas far off.
  for (int i = 0; i < 7; i++) {
    float f = float(i), x = (f - 3.0) * 0.46 + 0.1 * sin(f * 4.0), wd = 0.10 + 0.10 * h2(vec2(f, 2.0)), top = 0.02 + 0.28 * h2(vec2(f, 6.0));
    float slope = 0.14 * smoothstep(top - 0.10, h, u.y), d = max(abs(u.x - x + 0.02 * f2(vec2(u.y * 12.0, f))) - wd - slope, u.y - top - 0.012 * step(0.5, n2(vec2(u.x * 22.0, f))));
    vec3 c = mix(hex(0xb0563a), hex(0xf0a070), clamp(0.45 + (u.x - x) / wd * 0.5 + 0.9 * (f2(vec2(u.x * 1.5, u.y * 26.0)) - 0.5) + 0.5 * (f2(vec2(u.x * 30.0, u.y * 3.0)) - 0.5), 0.0, 1.0));
    lay(k, mix(c, mix(haze, hex(0xc8b0d0), 0.3), 0.50), fill(d));
  }
  hills(k, u, vec4(-0.24, 0.07, 1.7, 0.5), 5.0, hex(0xc8703a), hex(0xa04a2c), haze, 0.35);
  for (int i = 0; i < 14; i++) pine(k, u, vec2((float(i) - 6.5) * 0.24 + 0.06 * sin(float(i) * 3.0), h - 0.02), 0.15 + 0.06 * h2(vec2(float(i), 1.0)), float(i), 0.34, haze);
  cliff(k, u, w * 0.44 + 0.22, -1.0, 0.36, h - 0.1, 4.0, 0.26, haze);
  cliff(k, u, w * 0.48 + 0.22, 1.0, 0.46, h - 0.1, 9.0, 0.24, haze);
  cliff(k, u, w * 0.66 + 0.14, -1.0, 0.82, h - 0.3, 14.0, 0.05, haze);
  cliff(k, u, w * 0.70 + 0.14, 1.0, 0.74, h - 0.3, 23.0, 0.05, haze);
  // Ground with a stream.
  float g = h + 0.02 * sin(u.x * 3.0), d = max(g - u.y, -0.02);
  vec2 q = ground(u, g + 0.05);
  vec3 earth = mix(mix(hex(0xe8a868), haze, 0.3), hex(0x6a2c18), smoothstep(0.0, 0.66, d)) * (0.78 + 0.42 * f2(q * vec2(2.0, 3.0)));
  lay(k, earth, fill(-d));
  float bend = 0.16 * sin(d * 7.0 + 0.5) + 0.10, broad = 0.03 + 0.20 * d;
  float wet = abs(u.x - bend * n) - broad;
  if (d > 0.0) {
    vec3 stream = mix(hex(0xbfe8f0), hex(0x2a8aa8), smoothstep(0.0, 0.5, d)) * (0.8 + 0.4 * f2(vec2(q.x * 2.0, q.y * 6.0)));
    stream = mix(stream, vec3(1.0), smoothstep(0.64, 0.8, n2(vec2(q.x * 5.0, q.y * 16.0))) * 0.6);
    stream = mix(stream, hex(0xffd84a), step(0.93, h2(floor(vec2(q.x * 16.0, q.y * 40.0)))) * 0.8);
    lay(k, hex(0x5a2c18), smoothstep(0.02, 0.0, wet) * 0.6);
    lay(k, stream, smoothstep(0.004, -0.004, wet));
  }
  // The mine in the left wall, with rails and a cart of ore.
  vec2 m = vec2(w > 1.0 ? -1.34 : -0.34, h - 0.08);
  float s = w > 1.0 ? 0.30 : 0.20;
  vec2 p = (u - m) / s;
  float mouth = max(abs(p.x) - 0.62 + 0.08 * p.y, max(p.y - 1.10, -p.y - 0.2));
  vec3 deep = mix(hex(0xffa030), hex(0x14080a), smoothstep(0.05, 0.75, length((p - vec2(0.0, 0.35)) * vec2(1.0, 0.9))));
  lay(k, deep, fill(mouth * s));
  for (int i = 0; i < 5; i++) {
    vec2 o = vec2(h2(vec2(float(i), 3.0)) - 0.5, h2(vec2(float(i), 5.0)) * 0.9) * vec2(0.9, 1.0);
    shine(k, hex(0xffd84a), 0.8 * exp(-dot(p - o, p - o) * 160.0));
  }
  timber(k, u, m + vec2(-0.72, -0.2) * s, m + vec2(-0.56, 1.2) * s, 0.10 * s);
  timber(k, u, m + vec2(0.72, -0.2) * s, m + vec2(0.56, 1.2) * s, 0.10 * s);
  timber(k, u, m + vec2(-0.86, 1.18) * s, m + vec2(0.86, 1.18) * s, 0.12 * s);
  lantern(k, u, m + vec2(0.0, 0.80) * s, 0.10 * s);
  // The track runs out of the mine and along the wall.
  vec2 tr = (u - m - vec2(0.0, -0.56) * s) / s;
  float bend2 = tr.y - 0.02 * tr.x;
  lay(k, mix(hex(0x2c140a), hex(0xa86a3c), clamp(0.5 + 3.0 * bend2, 0.0, 1.0)), fill(max(abs(bend2 + 0.03) - 0.11, abs(fract(tr.x * 3.4) - 0.5) - 0.24) * s * 0.4) * step(-6.0, tr.x));
  for (int i = 0; i < 2; i++) lay(k, mix(hex(0x3a3a44), hex(0xd0d4dc), clamp(0.5 + 20.0 * (bend2 - 0.05 + 0.11 * float(i)), 0.0, 1.0)), fill((abs(bend2 - 0.05 + 0.11 * float(i)) - 0.022) * s) * step(-6.0, tr.x));
  vec2 c = (u - m - vec2(0.12, -0.42) * s) / (s * 0.46);
  float cart = max(abs(c.x) - 0.66 - 0.22 * c.y, abs(c.y - 0.25) - 0.42);
  float ore = length((c - vec2(0.0, 0.70)) * vec2(1.0, 1.7)) - 0.70 - 0.14 * (worley(c * 4.0).x - 0.4);
  vec2 cell = worley(c * 4.2);
  lay(k, mix(hex(0xb86a08), hex(0xffe87a), clamp(1.0 - cell.x * 1.2 + 0.3 * c.y, 0.0, 1.0)), fill(ore * s * 0.46));
  lay(k, mix(hex(0x24262c), hex(0x8a8e98), clamp(0.5 - c.x * 0.5, 0.0, 1.0)) * (0.8 + 0.3 * f2(c * 6.0)), fill(cart * s * 0.46));
  lay(k, hex(0x5a4a3a), fill((abs(cart + 0.05) - 0.035) * s * 0.46));
  for (int i = 0; i < 2; i++) {
    float r = length(c - vec2(float(i) * 0.8 - 0.4, -0.28));
    lay(k, mix(hex(0x1a1a20), hex(0x9a9aa4), smoothstep(0.10, 0.02, abs(r - 0.15))), fill((r - 0.22) * s * 0.46));
  }
  // The wheel on the right, turned by a chute.
  vec2 o = vec2(w > 1.0 ? 1.36 : 0.34, h + (w > 1.0 ? 0.20 : 0.12));
  float R = w > 1.0 ? 0.30 : 0.20;
  vec2 z = (u - o) / R;
  float a = atan(z.y, z.x), r = length(z);
  timber(k, u, o + vec2(0.0, 0.0), o + vec2(-0.7, -1.25) * R, 0.07 * R);
  timber(k, u, o + vec2(0.0, 0.0), o + vec2(0.7, -1.25) * R, 0.07 * R);
  timber(k, u, o + vec2(0.1, 1.18) * R, o + vec2(2.2, 1.42) * R, 0.10 * R);
  float spoke = min(abs(fract(a / PI * 4.0) - 0.5) * r * 0.78 - 0.0, 9.0);
  float paddle = max(abs(fract(a / PI * 8.0) - 0.5) * r * 0.39 - 0.03, abs(r - 0.96) - 0.16);
  float wheel = min(min(abs(r - 0.82) - 0.07, abs(r - 0.62) - 0.04), min(max(spoke - 0.045, r - 0.82), min(paddle, r - 0.14)));
  lay(k, mix(hex(0x4a2410), hex(0xd89a5a), clamp(0.5 - z.x * 0.35 + z.y * 0.25, 0.0, 1.0)) * (0.75 + 0.4 * f2(vec2(a * 5.0, r * 22.0))), fill(wheel * R));
  lay(k, hex(0xd8f4ff), smoothstep(0.09, 0.0, abs(z.x + 0.0 + 0.10 * z.y) - 0.03) * smoothstep(1.15, 1.0, z.y) * smoothstep(0.55, 0.75, z.y) * 0.8);
  shine(k, vec3(0.9, 1.0, 1.0), 0.5 * exp(-dot(z - vec2(0.1, -1.15), z - vec2(0.1, -1.15)) * 5.0) * f2(u * 40.0));
  // Tents between the pines.
  for (int i = 0; i < 3; i++) {
    float f = float(i);
    vec2 t = (u - vec2(w > 1.0 ? 0.72 + 0.20 * f : 0.02 + 0.13 * f, h - 0.03 - 0.025 * f)) / (0.10 + 0.03 * f);
    float tent = tri2(t, vec2(-0.9, 0.0), vec2(0.9, 0.0), vec2(0.0, 1.1));
    lay(k, mix(hex(0xa89070), hex(0xfff4dc), clamp(0.6 - t.x * 0.7, 0.0, 1.0)), fill(tent * 0.12));
    lay(k, mix(hex(0x3a1c0e), hex(0xffb040), exp(-dot(t - vec2(0.0, 0.15), t - vec2(0.0, 0.15)) * 8.0)), fill(tri2(t, vec2(-0.24, 0.0), vec2(0.24, 0.0), vec2(0.0, 0.8)) * 0.12));
  }
  mist(k, u, h, 0.06, haze, 0.35);
  motes(k, u, 0.13, 5.0, hex(0xffe8b0), 0.4);
}

void near(inout vec4 k, vec2 u) {
  float w = wide();
  // Upright, the name hangs between the lanterns.
  float hang = w > 1.0 ? 0.255 : 0.165, drop = w > 1.0 ? 0.50 : 0.64;
  for (int s = 0; s < 2; s++) {
    float side = s == 0 ? -1.0 : 1.0;
    // Screens show a little less than the picture at its edges: the post stands well inside.
    timber(k, u, vec2(side * (w - 0.085), -1.1), vec2(side * (w - 0.085), 0.9), 0.050);
    timber(k, u, vec2(side * (w + 0.05), 0.86), vec2(side * (w - 0.50), 0.90), 0.050);
    timber(k, u, vec2(side * (w - 0.10), 0.48), vec2(side * (w - 0.34), 0.86), 0.034);
    lantern(k, u, vec2(side * (w - hang), drop), 0.062);
    lay(k, hex(0x2a2a30), fill(max(abs(u.x - side * (w - hang)) - 0.004, abs(u.y - drop - 0.15) - 0.07)));
    // Heaps of stone with gold in them.
    for (int i = 0; i < 7; i++) {
      float f = float(i), r = 0.21 - 0.017 * f + 0.04 * h2(vec2(f, side));
      vec2 at = vec2(side * (w + 0.04 - 0.115 * f), -1.04 + 0.02 * h2(vec2(f, 4.0))), p = (u - at) / r;
      float d = length(p * vec2(0.9, 1.1)) - 0.80 - 0.34 * (f2(p * 1.7 + f * 5.0) - 0.5);
      float facet = worley(p * 2.2 + f * 3.0).y;
      float l = clamp(0.30 + 0.45 * p.y - 0.30 * p.x * side + 0.35 * (facet - 0.5), 0.0, 1.0);
      vec3 c = mix(hex(0x240e0e), hex(0xb8704c), l);
      vec2 vein = worley(p * 2.6 + f * 7.0 + 3.0);
      c = mix(c, mix(hex(0xb86a04), hex(0xfff08a), l), smoothstep(0.30, 0.24, vein.x) * step(0.55, vein.y));
      lay(k, c, fill(d * r));
    }
    for (int i = 0; i < 5; i++) {
      float f = float(i), r = 0.038 + 0.026 * h2(vec2(f, side + 2.0));
      vec2 p = (u - vec2(side * (w - 0.30 - 0.125 * f), -0.945 - 0.012 * f)) / r;
      float d = length(p * vec2(0.85, 1.1)) - 0.82 - 0.4 * (f2(p * 1.4 + f * 9.0) - 0.5);
      float l = clamp(0.5 + 0.5 * p.y - 0.3 * p.x + 0.5 * (worley(p * 1.6 + f).y - 0.5), 0.0, 1.0);
      lay(k, mix(hex(0x9a5604), hex(0xfff4a0), l), fill(d * r));
      shine(k, hex(0xfff0a0), 0.5 * exp(-dot(p - vec2(-0.3, 0.4), p - vec2(-0.3, 0.4)) * 9.0));
    }
  }
}
