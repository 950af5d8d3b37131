// A foundry at night: a brick hall, a furnace that glows at its end, molten gold in its channel, chains and sparks.

vec3 bricks(vec2 p, vec3 c) {
  vec2 b = p * vec2(3.0, 7.0);
  b.x += 0.5 * mod(floor(b.y), 2.0);
  vec2 f = abs(fract(b) - 0.5);
  float joint = smoothstep(0.42, 0.48, max(f.x * 0.98, f.y * 0.94));
  float tone = 0.70 + 0.5 * h2(floor(b)) + 0.25 * (f2(p * 9.0) - 0.5);
  return c * tone * (1.0 - 0.6 * joint);
}

void far(inout vec4 k, vec2 u) {
  float heat = mood();
  vec2 eye = vec2(0.0, -0.12);
  vec4 r = room(u, vec2(1.30, 0.92), 4.4, eye);
  vec3 fire = mix(hex(0xff8a2a), hex(0xffc24a), heat);
  vec3 c;
  float glow_ = pow(r.z, 1.6);
  if (r.w < 0.5) {
    vec2 t = r.xy * vec2(2.2, 2.2), f = abs(fract(t) - 0.5);
    c = hex(0x33241f) * (0.6 + 0.6 * f2(r.xy * 6.0)) * (1.0 - 0.5 * smoothstep(0.45, 0.49, max(f.x, f.y)));
    float lane = abs(r.x) - 0.20;
    float flow = f2(vec2(r.x * 9.0, r.y * 4.0));
    vec3 gold_ = mix(hex(0xd83a08), hex(0xffe08a), smoothstep(0.25, 0.75, flow + 0.25 * glow_));
    c = mix(c, hex(0x241812) * (0.8 + 0.5 * flow), smoothstep(0.13, 0.11, abs(r.x) - 0.20));
    c = mix(c, gold_ * 1.15, smoothstep(0.02, -0.02, lane));
    c += fire * 0.65 * exp(-max(lane, 0.0) * 5.0);
    c += fire * 0.35 * glow_;
  } else if (r.w < 1.5) {
    c = bricks(r.xy, hex(0x5a3024));
    float bay = fract(r.x * 0.9) - 0.5;
    float arch = lancet(vec2(bay * 1.1, r.y + 0.20), 0.30, 0.75, 1.15);
    c = mix(c, hex(0x0d0706), smoothstep(0.01, -0.01, arch));
    c = mix(c, fire * 0.9, smoothstep(0.0, -0.24, arch) * 0.75 * step(r.y, 0.2));
    c = mix(c, hex(0x8a5a3c), smoothstep(0.045, 0.035, abs(arch)) * 0.8);
    float pilaster = smoothstep(0.40, 0.42, abs(bay));
    c = mix(c, bricks(r.xy * 1.1 + 3.0, hex(0x6e4030)), pilaster * 0.7);
    c *= 0.34 + 0.5 * smoothstep(0.9, -0.9, r.y) + 0.9 * glow_;
    c += fire * 0.16 * smoothstep(0.6, -0.9, r.y);
    float pipe = abs(r.y - 0.56) - 0.07;
    float shine_ = 1.0 - abs(r.y - 0.60) / 0.09;
    c = mix(c, mix(hex(0x3a2114), hex(0xd88a4a), clamp(shine_, 0.0, 1.0)) * (0.45 + 0.7 * glow_), smoothstep(0.006, -0.006, pipe));
  } else if (r.w < 2.5) {
    c = hex(0x1c120e) * (0.7 + 0.5 * f2(r.xy * 4.0));
    float beam = abs(fract(r.y * 1.1) - 0.5);
    c = mix(c, hex(0x2e2019), smoothstep(0.34, 0.36, beam));
    c += fire * 0.10 * glow_;
  } else {
    c = bricks(r.xy * 1.4, hex(0x6a3826)) * 0.85;
    float mouth = lancet(r.xy - vec2(0.0, -0.18), 0.52, 0.62, 1.1);
    float f = f2(vec2(r.x * 3.2, r.y * 2.2 - 1.0)), g = f2(r.xy * vec2(6.0, 3.0) + f * 2.0);
    vec3 flame = mix(hex(0xd02a06), hex(0xffd24a), smoothstep(0.3, 0.7, g));
    flame = mix(flame, hex(0xfff4c0), smoothstep(0.55, -0.5, r.y + 0.7 * (1.0 - g)));
    c = mix(c, hex(0x2a1a14), smoothstep(0.16, 0.14, mouth));
    float teeth = smoothstep(0.35, 0.4, abs(fract(atan(r.y + 0.2, r.x) * 5.0) - 0.5));
    c = mix(c, hex(0x8a5a36), smoothstep(0.14, 0.13, mouth) * (0.5 + 0.5 * teeth));
    c = mix(c, flame, smoothstep(0.01, -0.01, mouth));
    c += fire * 0.5 * exp(-max(mouth, 0.0) * 2.4);
  }
  lay(k, c, 1.0);
  halo(k, u, vec2(0.0, -0.10), 0.75 + 0.3 * heat, fire, 0.60);
  beams(k, u, vec2(-1.2, 1.3), vec2(0.75, -1.0), 0.5, hex(0x9ab0d8), 0.30 * (1.0 - heat), 3.0);
  beams(k, u, vec2(0.0, -0.12), vec2(0.0, 1.0), 3.2, fire, 0.16, 9.0);
  mist(k, u, -0.55, 0.25, fire, 0.14);
  for (int i = 0; i < 3; i++) {
    float f = float(i);
    vec2 q = (u - vec2(0.0, -0.4)) * (1.0 + 0.5 * f);
    motes(k, q + vec2(0.15 * f2(u * 2.0 + f), 0.0), 0.26, f * 5.0 + 1.0, hex(0xffb43a), 0.9);
  }
}

void chain(inout vec4 k, vec2 u, float x, float top, float foot, float w) {
  if (u.y < foot) return;
  float y = (u.y - top) / (w * 2.6), id = floor(y);
  vec2 p = vec2((u.x - x) / w, (fract(y) - 0.5) * 2.6);
  float d = mod(id, 2.0) < 0.5 ? abs(length(vec2(p.x, max(abs(p.y) - 0.6, 0.0))) - 0.62) - 0.22 : max(abs(p.x) - 0.22, abs(p.y) - 1.5);
  vec3 c = mix(hex(0x0e0a0a), hex(0x8a6a50), clamp(0.45 - p.x * 0.7, 0.0, 1.0));
  lay(k, c + hex(0xff7a1c) * 0.22 * smoothstep(0.2, 0.9, p.x), fill(d * w));
}

void near(inout vec4 k, vec2 u) {
  float w = wide();
  chain(k, u, -w + 0.20, 1.1, 0.28, 0.034);
  chain(k, u, w - 0.16, 1.1, 0.05, 0.038);
  // A ladle that hangs from the right chain, full of gold.
  vec2 q = (u - vec2(w - 0.16, -0.14)) / 0.20;
  float pot = max(length(vec2(q.x, q.y * 0.9)) - 1.0, q.y - 0.45);
  lay(k, mix(hex(0x120c0a), hex(0x6e5240), clamp(0.4 - q.x * 0.55, 0.0, 1.0)) + hex(0xff6a10) * 0.25 * smoothstep(-0.2, 0.5, q.y), fill(pot * 0.2));
  vec2 e = (q - vec2(0.0, 0.45)) / vec2(0.9, 0.16);
  lay(k, mix(hex(0xff6a10), hex(0xfff0a0), smoothstep(1.0, 0.1, length(e))), fill((length(e) - 1.0) * 0.03));
  shine(k, hex(0xff8a2a), 0.5 * exp(-dot(q - vec2(0.0, 0.5), q - vec2(0.0, 0.5)) * 1.6));
  // Heaps of coins at the foot.
  for (int i = 0; i < 46; i++) {
    float f = float(i), a = h2(vec2(f, 1.0)), b = h2(vec2(f, 2.0));
    float side = mod(f, 2.0) < 0.5 ? -1.0 : 1.0;
    vec2 at = vec2(side * (w - 0.62 * a * a), -0.99 + (0.30 - 0.34 * a) * b);
    vec2 p = (u - at) * rot(h2(vec2(f, 3.0)) * 1.2 - 0.6) / vec2(0.062, 0.026 + 0.024 * h2(vec2(f, 4.0)));
    float d = length(p) - 1.0, thick = length(p + vec2(0.0, 0.42)) - 1.0;
    lay(k, mix(hex(0x4a2206), hex(0x9a5a12), clamp(0.5 - p.x * 0.5, 0.0, 1.0)), fill(thick * 0.03));
    vec3 face = mix(hex(0xb8660c), hex(0xffd860), clamp(0.5 - p.x * 0.45 + p.y * 0.35, 0.0, 1.0));
    face = mix(face, hex(0xfff0b0), 0.7 * smoothstep(0.10, 0.0, abs(length(p) - 0.84)) * clamp(0.4 + p.y, 0.0, 1.0));
    lay(k, face, fill(d * 0.03));
  }
}
