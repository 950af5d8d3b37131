// A street on a festive noon: gabled houses with shutters, bunting from side to side, confetti, a clear sky.

vec3 facade(vec2 p, float id) {
  float pick = h2(vec2(id, 2.0));
  vec3 wall = pick < 0.2 ? hex(0xe8925a) : pick < 0.4 ? hex(0xe8cf8a) : pick < 0.6 ? hex(0x8ab8d8) : pick < 0.8 ? hex(0xd87a7a) : hex(0xa8c890);
  wall *= 0.88 + 0.2 * f2(p * vec2(7.0, 7.0) + id);
  vec2 w = vec2(p.x * 3.0, p.y * 2.1), i = floor(w), f = fract(w) - 0.5;
  float pane = box2(f - vec2(0.0, 0.02), vec2(0.15, 0.26));
  float shutter = box2(vec2(abs(f.x) - 0.245, f.y - 0.02), vec2(0.075, 0.26));
  vec3 sh = pick < 0.5 ? hex(0x2a6a8a) : hex(0x3a7a4a);
  wall = mix(wall, sh * (0.8 + 0.3 * step(0.5, fract(f.y * 16.0))), smoothstep(0.015, -0.015, shutter));
  vec3 glass = mix(hex(0x3a5a8a), hex(0xc8e8ff), smoothstep(-0.3, 0.3, f.x + f.y));
  glass = mix(vec3(0.96), glass, smoothstep(0.015, 0.03, min(abs(f.x), abs(f.y - 0.05))));
  wall = mix(wall, vec3(0.97, 0.95, 0.9), smoothstep(0.045, 0.03, pane));
  wall = mix(wall, glass, smoothstep(0.01, -0.01, pane));
  float box_ = box2(f + vec2(0.0, 0.30), vec2(0.20, 0.04));
  vec3 bloom = h2(floor(p * 60.0)) < 0.4 ? hex(0xe8263c) : h2(floor(p * 60.0)) < 0.7 ? hex(0x3a9a3a) : hex(0xff8ab0);
  wall = mix(wall, bloom, smoothstep(0.03, 0.0, box_ + 0.02 * n2(p * 40.0)));
  return wall;
}

void far(inout vec4 k, vec2 u) {
  float m = mood();
  vec2 sun = vec2(0.16, 0.34);
  sky(k, u, -0.3, moody(0x2a6ad0, 0x1a1a5c), moody(0x6ab4f0, 0x7a3a8a), moody(0xe8f4ff, 0xffa06a));
  clouds(k, u, vec2(0.0, 0.9), 0.5, 4.0, moody(0x9ac0e8, 0x5a2a70), moody(0xffffff, 0xffb890), 0.52, sun);
  vec3 dim = moody(0xb4cce8, 0xa8687a);
  skyline(k, u, vec4(-0.20, 0.22, 0.085, 0.024), 3.0, dim * 0.86, dim, dim * 0.7, 0.45);
  // The street has no ceiling: its room is high, and stands on the ground.
  vec2 lift_ = vec2(0.0, 2.15);
  vec4 r = room(u - lift_, vec2(1.12, 3.0), 6.5, vec2(0.0, -0.30) - lift_);
  if (r.w > 0.5 && r.w < 1.5) r.y += lift_.y;
  if (r.w > 0.5 && r.w < 1.5) {
    float side = u.x < 0.0 ? 0.0 : 40.0, z = r.x * 0.80, id = floor(z) + side, f = fract(z);
    float tall = 1.05 + 0.55 * h2(vec2(id, 5.0)), gable = tall + 0.55 * (0.5 - abs(f - 0.5)) * 1.6;
    float step_ = floor(gable * 9.0) / 9.0;
    float top = h2(vec2(id, 9.0)) < 0.5 ? step_ : gable;
    vec3 c = facade(vec2(f * 1.0, r.y), id);
    float shop = smoothstep(-0.34, -0.36, r.y);
    vec3 awn = mix(h2(vec2(id, 6.0)) < 0.5 ? hex(0xe8332f) : hex(0x2a6ff0), vec3(0.97), step(0.5, fract(f * 6.0)));
    // Shops: panes in painted wood with wares and lamps behind them, a stone foot, a door at one side.
    vec3 paint_ = h2(vec2(id, 4.0)) < 0.34 ? hex(0x1f5a4a) : h2(vec2(id, 4.0)) < 0.67 ? hex(0x7a2430) : hex(0x24407a);
    vec2 g = vec2(f * 3.0, (r.y + 0.80) * 3.0), cell = abs(fract(g) - 0.5);
    float pane = max(cell.x - 0.40, abs(g.y - 0.62) - 0.56);
    vec2 ware = vec2(f * 15.0, r.y * 13.0);
    vec3 inside = mix(hex(0xffe2a0), hex(0x9a5a2a), smoothstep(0.9, 0.0, g.y));
    inside = mix(inside, mix(hex(0xe8332f), hex(0x2a8af0), step(0.5, h2(floor(ware)))), step(h2(floor(ware) + 5.0), 0.55) * step(length(fract(ware) - 0.5), 0.40) * step(g.y, 0.62));
    vec3 front_ = mix(paint_ * (0.8 + 0.3 * f2(vec2(f * 30.0, r.y * 4.0))), inside, smoothstep(0.02, -0.02, pane));
    front_ = mix(front_, hex(0xf4e4c0), smoothstep(0.05, 0.03, abs(pane)) * 0.7);
    front_ = mix(front_, hex(0x8a8078) * (0.8 + 0.3 * f2(vec2(f * 9.0, r.y * 20.0))), step(r.y, -0.80));
    c = mix(c, front_, shop);
    c = mix(c, awn, step(abs(r.y + 0.36), 0.07));
    c = mix(c, hex(0xfff6e8), smoothstep(0.06, 0.04, abs(r.y - top + 0.03)) * 0.9);
    c *= (u.x < 0.0 ? 0.62 : 0.98) * (1.0 - 0.28 * smoothstep(0.04, 0.0, min(f, 1.0 - f)));
    c = mix(c, c * vec3(0.75, 0.55, 0.85), m * 0.75);
    c = mix(c, moody(0xdcecff, 0xd08a90), 0.66 * smoothstep(0.10, 0.9, r.z));
    if (r.y < top) lay(k, c, 1.0);
  } else if (r.w < 0.5) {
    vec2 t = r.xy * vec2(9.0, 6.0);
    t.x += 0.5 * mod(floor(t.y), 2.0);
    vec2 f = abs(fract(t) - 0.5);
    vec3 c = hex(0xb8a08a) * (0.66 + 0.5 * h2(floor(t))) * (1.0 - 0.4 * smoothstep(0.36, 0.5, max(f.x, f.y)));
    float walk = smoothstep(0.66, 0.68, abs(r.x));
    c = mix(c, hex(0xd8ccb8) * (0.8 + 0.2 * f2(r.xy * 7.0)), walk);
    // The shadow of the left houses ends with their gables.
    float gables = -0.34 + 0.26 * abs(fract(r.y * 0.8 + 0.2) - 0.5) + 0.05 * f2(r.xy * 6.0);
    c *= mix(0.66, 0.96, smoothstep(-0.05, 0.05, r.x - gables));
    vec2 q = floor(r.xy * 26.0);
    vec3 bit = h2(q + 3.0) < 0.25 ? hex(0xe8332f) : h2(q + 3.0) < 0.5 ? hex(0xffd23a) : h2(q + 3.0) < 0.75 ? hex(0x2a8af0) : hex(0x3ab85a);
    c = mix(c, bit, step(0.93, h2(q)) * step(length(fract(r.xy * 26.0) - 0.5), 0.36));
    c = mix(c, c * vec3(0.75, 0.55, 0.85), m * 0.75);
    c = mix(c, moody(0xdcecff, 0xd08a90), 0.55 * smoothstep(0.10, 0.95, r.z));
    lay(k, c, 1.0);
  }
  halo(k, u, sun, 0.7, moody(0xfff2c0, 0xffb06a), 0.6);
  // A clock tower closes the street.
  vec2 p = u - vec2(0.0, -0.36);
  float tower = box2(p - vec2(0.0, 0.24), vec2(0.075, 0.30));
  float cap = max(abs(p.x) - 0.095 * (1.0 - (p.y - 0.54) / 0.24), max(0.54 - p.y, p.y - 0.78));
  vec3 haze = moody(0xc8dcf4, 0xc07a8a);
  lay(k, mix(hex(0xd8a878), haze, 0.5), fill(tower));
  lay(k, mix(hex(0x3a6a9a), haze, 0.45), fill(cap));
  lay(k, mix(vec3(1.0), haze, 0.2), fill(length(p - vec2(0.0, 0.42)) - 0.050));
  lay(k, hex(0x3a3a5a), fill(min(seg(p, vec2(0.0, 0.42), vec2(0.0, 0.455)), seg(p, vec2(0.0, 0.42), vec2(0.026, 0.42))) - 0.004));
  mist(k, u, -0.28, 0.10, haze, 0.5);
  for (int i = 0; i < 4; i++) {
    float f = float(i), z = 1.0 - 0.22 * f, y = 0.78 * z - 0.16;
    float t = (u.x + 1.15 * z) / (2.3 * z);
    float sag = y - 0.16 * z * 4.0 * t * (1.0 - t);
    float n = 15.0, fl = fract(t * n), id = floor(t * n);
    vec3 c = mod(id, 4.0) < 0.5 ? hex(0xe8332f) : mod(id, 4.0) < 1.5 ? hex(0xffd23a) : mod(id, 4.0) < 2.5 ? hex(0x2a7af0) : hex(0x2aa85a);
    float drop = (sag - u.y) / (0.105 * z);
    float flag = max(abs(fl - 0.5) * 2.0 - 0.86 * (1.0 - drop), -drop);
    float in_ = step(0.0, t) * step(t, 1.0);
    c = mix(c * (0.72 + 0.4 * fl), haze, 0.16 * f);
    lay(k, c, smoothstep(0.05, -0.02, flag) * in_ * step(drop, 1.0));
    lay(k, hex(0xf4ecdc), fill(abs(u.y - sag) - 0.0025) * in_);
  }
  for (int i = 0; i < 3; i++) {
    float f = float(i);
    vec2 q = u * (4.5 + 2.0 * f) + f * 7.0 + vec2(0.3 * sin(u.y * 5.0 + f), 0.0), id = floor(q);
    vec2 o = fract(q) - 0.25 - 0.5 * vec2(h2(id), h2(id + 5.0));
    o *= rot(h2(id + 9.0) * 6.0);
    vec3 c = h2(id + 3.0) < 0.25 ? hex(0xff4a4a) : h2(id + 3.0) < 0.5 ? hex(0xffd84a) : h2(id + 3.0) < 0.75 ? hex(0x4ab0ff) : hex(0x6ae08a);
    lay(k, c, smoothstep(0.01, -0.01, box2(o, vec2(0.045, 0.024))) * step(0.55, h2(id + 13.0)) * 0.95);
  }
  beams(k, u, vec2(0.9, 1.3), vec2(-0.8, -1.0), 0.6, moody(0xfff0c0, 0xffb080), 0.26, 5.0);
}

void near(inout vec4 k, vec2 u) {
  float w = wide();
  // Streamers curl in from the upper corners.
  for (int s = 0; s < 2; s++) for (int i = 0; i < 3; i++) {
    float side = s == 0 ? -1.0 : 1.0, f = float(i);
    float x = (w - u.x * side), t = (1.0 - u.y);
    float path = 0.05 + 0.13 * f + 0.055 * sin(t * (11.0 + f * 2.0) + f * 2.0 + side) * smoothstep(0.0, 0.3, t);
    float long_ = 0.95 - 0.24 * f;
    float curl = cos(t * (11.0 + f * 2.0) + f * 2.0 + side);
    vec3 c = i == 0 ? hex(0xe8332f) : i == 1 ? hex(0xffd23a) : hex(0x2a7af0);
    lay(k, c * (0.72 + 0.32 * curl), fill(abs(x - path) - 0.020 * (0.55 + 0.45 * abs(curl))) * smoothstep(long_, long_ - 0.02, t));
  }
  // Drums at the foot.
  for (int s = 0; s < 2; s++) {
    float side = s == 0 ? -1.0 : 1.0;
    vec2 p = (u - vec2(side * (w - 0.12), -0.90)) / 0.25;
    float e = length(p - vec2(0.0, 0.34)) , body = max(abs(p.x) - 1.0, max(p.y - 0.36, -p.y - 0.6));
    float z = sqrt(max(1.0 - p.x * p.x, 0.0));
    vec3 c = (s == 0 ? hex(0xe02a2a) : hex(0x1c4ac8)) * (0.35 + 0.75 * clamp(0.35 + 0.5 * z - 0.4 * p.x, 0.0, 1.0));
    float lace = abs(abs(fract(asin(clamp(p.x, -1.0, 1.0)) * 1.6) - 0.5) * 2.0 - (p.y + 0.35) / 0.66);
    c = mix(c, hex(0xfff2d8), smoothstep(0.09, 0.05, lace));
    float hoop = abs(p.y + 0.25 * z - 0.30);
    c = mix(c, mix(hex(0x8a5a14), hex(0xffe08a), clamp(0.6 - p.x * 0.6, 0.0, 1.0)), smoothstep(0.09, 0.07, hoop));
    lay(k, c, fill(body * 0.25));
    vec2 q = (p - vec2(0.0, 0.36)) / vec2(1.0, 0.26);
    lay(k, mix(hex(0xc8a070), hex(0xfff4e0), clamp(0.6 - q.x * 0.3 + q.y * 0.3, 0.0, 1.0)), fill((length(q) - 1.0) * 0.06));
    lay(k, mix(hex(0x8a5a14), hex(0xffe08a), clamp(0.5 - q.x * 0.5, 0.0, 1.0)), fill((abs(length(q) - 1.0) - 0.07) * 0.06));
    for (int i = 0; i < 2; i++) {
      vec2 a = vec2(-0.55 + 0.3 * float(i), 0.42 + 0.06 * float(i)), b = vec2(0.55 * float(1 - 2 * i) + 0.1, 1.02);
      lay(k, hex(0xd8a868), fill((seg(p, a, b) - 0.032) * 0.25));
      lay(k, hex(0xf0cc90), fill((length(p - a) - 0.075) * 0.25));
    }
  }
}
